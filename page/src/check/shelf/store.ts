import { forget, onRemembered, recallAll, remember } from "../../app/storage";
import { LARGEST, parsed, stored, type Keepsake } from "./keepsake";

/** Maximum number of keepsakes of a game. */
export const MOST = 100;

/** Why something could not be kept. */
export type Refusal = "full" | "tooLong" | "noRoom";

export interface Kept {
  /** The latest first. */
  keepsakes: Keepsake[];
  /** The number of those that only a later version of the page can read. */
  later: number;
}

// Each has a key of its own, so that two windows cannot overwrite each other's.
const start = (game: string) => `kept/${game}/`;

/** What is kept of a game. */
export function keptOf(game: string): Kept {
  const all = recallAll(start(game)).map(([key, value]) => parsed(key.slice(start(game).length), value));
  const keepsakes = all.filter((one) => typeof one === "object").sort((one, other) => other.date - one.date);
  return { keepsakes, later: all.filter((one) => one === "later").length };
}

/** Keeps one, in the place of the former one with its identity. */
export function keep(game: string, keepsake: Keepsake): Refusal | undefined {
  const value = stored(keepsake);
  if (value.length > LARGEST) return "tooLong";
  const { keepsakes, later } = keptOf(game);
  if (keepsakes.length + later >= MOST && !keepsakes.some(({ id }) => id === keepsake.id)) return "full";
  return remember(start(game) + keepsake.id, value) ? undefined : "noRoom";
}

export function remove(game: string, { id }: Keepsake): void {
  forget(start(game) + id);
}

/** Calls when another window has changed what is kept of a game. */
export function onKept(game: string, call: () => void): () => void {
  return onRemembered(start(game), call);
}
