import { go } from "../app/route";

/** A position or a record passed from another tab or a link. */
export interface Handed {
  /** The name of the game; `own` is the user's own game. */
  game: string;
  text: string;
  /** The options of its rules; `undefined` for those on the desk. */
  rules?: string;
}

let waiting: Handed | undefined;
const listeners = new Set<(handed: Handed) => void>();

/** Opens a text in Check. */
export function handOver(handed: Handed): void {
  waiting = handed;
  for (const listener of listeners) listener(handed);
  go("check", handed.game);
}

/** Takes what was handed over for a game, if there is anything. */
export function take(game: string): Omit<Handed, "game"> | undefined {
  if (waiting?.game !== game) return undefined;
  const { text, rules } = waiting;
  waiting = undefined;
  return { text, ...(rules !== undefined && { rules }) };
}

export function onHanded(listener: (handed: Handed) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
