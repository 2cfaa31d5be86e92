import type { Spot } from "./scene";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The neighbouring place for an arrow key; Home and End go to the ends of the line. */
export function neighbour(spots: Spot[], from: Spot, key: string): Spot | undefined {
  if (key === "Home" || key === "End") {
    const line = spots.filter(({ y }) => Math.abs(y - from.y) < from.half[1]).sort((a, b) => a.x - b.x);
    return key === "Home" ? line[0] : line.at(-1);
  }
  const way = WAYS[key];
  if (!way) return undefined;
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along <= 1e-6 || aside > along + 1e-6) continue;
    const cost = along + 3 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
