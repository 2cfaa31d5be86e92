import type { TurnAct } from "../engine/contract";
import type { Ground, Spot } from "./scene";

/** An arrow over a board, in millimetres; a ring if it has no start. */
export interface Trace {
  ground: string;
  from: { x: number; y: number } | undefined;
  to: { x: number; y: number; half: [number, number] };
  look: "threat" | "turn";
}

/** The effect of a turn on the boards: a step between places, a placed piece, a line that slides. */
export function traceOf({ from, to, slide }: TurnAct, grounds: Ground[], look: Trace["look"]): Trace[] {
  const [start, end] = [placed(from ?? slide[0], grounds), placed(to ?? slide.at(-1), grounds)];
  // The target of a piece that is laid with its strip is not on the table yet.
  const target = end ?? start;
  if (!target) return [];
  const same = end && start?.ground === end.ground;
  return [{ ground: target.ground, from: same ? start.spot : undefined, to: target.spot, look }];
}

function placed(name: string | null | undefined, grounds: Ground[]): { ground: string; spot: Spot } | undefined {
  for (const { key, spots } of grounds) {
    const spot = spots.find((one) => one.name === name);
    if (spot) return { ground: key, spot };
  }
  return undefined;
}
