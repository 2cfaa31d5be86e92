import { go } from "../app/route";

/** A position passed from another tab. */
export interface Handed {
  /** The name of the game; `own` is the user's own game. */
  game: string;
  text: string;
}

let waiting: Handed | undefined;
const listeners = new Set<(handed: Handed) => void>();

/** Shows a position in Check, as if it had been typed there. */
export function handOver(handed: Handed): void {
  waiting = handed;
  for (const listener of listeners) listener(handed);
  go("check", handed.game);
}

/** Takes the text handed over for a game, if there is one. */
export function take(game: string): string | undefined {
  if (waiting?.game !== game) return undefined;
  const { text } = waiting;
  waiting = undefined;
  return text;
}

export function onHanded(listener: (handed: Handed) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
