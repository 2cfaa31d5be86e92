import { useRef } from "preact/hooks";
import type { TurnAct } from "../../engine/contract";
import type { Ground } from "../scene";
import { targetOf } from "./sources";

/** From where a piece comes to its place, in widths of its board; at once if it comes from beside the board. */
export type Shift = { x: number; y: number } | "new";

export interface Motion {
  /** Changes with every motion. */
  serial: number;
  shifts: Map<string, Shift>;
}

const REST: Motion = { serial: 0, shifts: new Map() };

/** The motion of the last turn, when the game has just gone on by one turn. */
export function useMotion(act: TurnAct | undefined, count: number, grounds: Ground[]): Motion {
  const last = useRef<{ count: number; motion: Motion }>({ count, motion: REST });
  const { count: before, motion } = last.current;
  if (count !== before) {
    const shifts = act && count === before + 1 ? shiftsOf(act, grounds) : REST.shifts;
    last.current = { count, motion: { serial: motion.serial + 1, shifts } };
  }
  return last.current.motion;
}

/** How the pieces of a turn come to their places. */
export function shiftsOf(act: TurnAct, grounds: Ground[]): Map<string, Shift> {
  const shifts = new Map<string, Shift>();
  for (const { width, spots } of grounds) {
    const at = (name: string | null | undefined) => spots.find((spot) => spot.name === name);
    const [first, second] = act.slide.map(at);
    // All pieces of a line move by one square; the first comes from outside.
    if (first && second) for (const name of act.slide) shifts.set(name, { x: (first.x - second.x) / width, y: (first.y - second.y) / width });
    const target = act.strip ? endOf(spots, act.strip.top)[act.strip.place] : at(targetOf(act));
    const from = at(act.from);
    if (target) shifts.set(target.name, from ? { x: (from.x - target.x) / width, y: (from.y - target.y) / width } : "new");
  }
  return shifts;
}

/** The places that a turn has changed. */
export function changed(act: TurnAct, grounds: Ground[]): string[] {
  return [...new Set([...shiftsOf(act, grounds).keys(), ...(act.from ? [act.from] : [])])];
}

/** The squares of the strip at an end of the row. */
function endOf(spots: Ground["spots"], top: boolean): Ground["spots"] {
  const laid = spots.filter(({ end, colour }) => !end && colour);
  const rows = laid.map(({ row }) => row);
  const row = top ? Math.max(...rows) : Math.min(...rows);
  return laid.filter((spot) => spot.row === row);
}
