import type { TakenPiece, TurnAct, TurnView } from "../../engine/contract";
import { newPlace } from "../laid";

/** What is held: the piece of a square or one from beside the board, with its rotation. */
export interface Hold {
  source: string;
  quarters: number;
}

/** A pile of equal pieces beside the board, as a source. No square has such a name. */
export function pileSource({ letter, colour, pile }: Omit<TakenPiece, "quarters">): string {
  return `${pile ?? "box"} ${letter}${colour ?? ""}`;
}

/** The source of the piece that a turn moves. */
export function sourceOf({ from, piece }: TurnAct): string | undefined {
  return from ?? (piece ? pileSource(piece) : undefined);
}

/** The place that its piece comes to. */
export function targetOf({ to, strip }: TurnAct): string | undefined {
  return to ?? (strip ? newPlace(strip.top ? "top" : "bottom", strip.place) : undefined);
}

/** Whether a turn is made without any piece or line. */
export function isPass({ from, piece, slide }: TurnAct): boolean {
  return !from && !piece && slide.length === 0;
}

/** The strips that turns lay, by their colours from left to right. */
export function planksOf(turns: TurnView[]): string[] {
  return [...new Set(turns.flatMap(({ act }) => act.strip?.colours ?? []))].sort();
}

/** Without the turns that lay another strip than the one held out. */
export function withPlank(turns: TurnView[], plank: string | undefined): TurnView[] {
  return turns.filter(({ act }) => !act.strip || act.strip.colours === plank);
}

const quartersOf = ({ act }: TurnView) => act.piece?.quarters ?? 0;

/** The turns of what is held that end on a place; without anything held, those of the pieces beside the board. */
export function ending(turns: TurnView[], hold: Hold | undefined, place: string): TurnView[] {
  return turns.filter(({ act }) => targetOf(act) === place && (hold ? sourceOf(act) === hold.source : act.piece !== null));
}

/** What a place does when it is touched. */
export type Effect = { turn: TurnView } | { hold: Hold | undefined };

/** A piece goes to the place, is turned so that it fits there, or is taken from it. */
export function touch(turns: TurnView[], hold: Hold | undefined, place: string): Effect {
  const ends = ending(turns, hold, place);
  const fit = hold ? ends.find((turn) => quartersOf(turn) === hold.quarters) : ends.length === 1 ? ends[0] : undefined;
  if (fit) return { turn: fit };
  const [other] = ends;
  if (hold && other) return { hold: { ...hold, quarters: quartersOf(other) } };
  return { hold: hold?.source === place ? undefined : take(turns, place) };
}

/** Takes the piece of a source, as it first fits. */
export function take(turns: TurnView[], source: string): Hold | undefined {
  const all = turns.filter(({ act }) => sourceOf(act) === source).map(quartersOf);
  return all.length > 0 ? { source, quarters: Math.min(...all) } : undefined;
}

export type Offer = "target" | "askew" | "source";

/** What the places offer: targets, places on which the piece fits once it is turned, and pieces that may be taken. */
export function offers(turns: TurnView[], hold: Hold | undefined): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const { act } of turns) {
    const [source, target] = [sourceOf(act), targetOf(act)];
    if (!hold && act.from) found.set(act.from, "source");
    if (target === undefined || (hold ? source !== hold.source : touchedOnce(turns, target) === undefined)) continue;
    const fits = !hold || (act.piece?.quarters ?? 0) === hold.quarters;
    if (fits || !found.has(target)) found.set(target, fits ? "target" : "askew");
  }
  return found;
}

function touchedOnce(turns: TurnView[], place: string): TurnView | undefined {
  const ends = ending(turns, undefined, place);
  return ends.length === 1 ? ends[0] : undefined;
}
