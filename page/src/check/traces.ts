import type { Ground, Spot } from "./scene";

/** An arrow over a board, in millimetres; a ring if it has no start. */
export interface Trace {
  ground: string;
  from: { x: number; y: number } | undefined;
  to: { x: number; y: number; half: [number, number] };
  look: "threat" | "turn";
}

const LINE = /^(?:(\d+)([<>])|([a-z])([v^]))$/;

/** The effect of a turn on the boards: a step between places, a placed piece, a line that slides. */
export function traceOf(turn: string, grounds: Ground[], look: Trace["look"]): Trace[] {
  const slide = LINE.exec(turn.trim());
  if (slide) return sliding(slide, grounds, look);
  const named = grounds.flatMap((ground) => placesIn(turn, ground).map((spot) => ({ ground, spot })));
  const [first, second] = named;
  if (!first) return [];
  if (!second) return [{ ground: first.ground.key, from: undefined, to: first.spot, look }];
  if (first.ground !== second.ground) return [{ ground: second.ground.key, from: undefined, to: second.spot, look }];
  return [{ ground: first.ground.key, from: first.spot, to: second.spot, look }];
}

function placesIn(turn: string, ground: Ground): Spot[] {
  const words = turn.match(/[A-Z]\d*:[a-z]?\d+|[a-z]\d+/g) ?? [];
  return words.flatMap((word) => ground.spots.find(({ name }) => name === word) ?? []);
}

function sliding([, row, across, column, along]: RegExpExecArray, grounds: Ground[], look: Trace["look"]): Trace[] {
  const [ground] = grounds;
  if (!ground) return [];
  const inLine = ground.spots.filter(({ name }) => (row ? name.slice(1) === row : name.startsWith(column ?? "")));
  const [first, last] = [inLine[0], inLine.at(-1)];
  if (!first || !last) return [];
  const [low, high] = first.x + -first.y < last.x + -last.y ? [first, last] : [last, first];
  const forward = across === ">" || along === "^";
  return [{ ground: ground.key, from: forward ? low : high, to: forward ? high : low, look }];
}
