import { useEffect, useState } from "preact/hooks";
import { forget, recall, remember } from "../app/storage";
import { localPaper, type Choices } from "./choices";

const PREFIX = "print-";
/** Maximum length of the stored settings in characters; those of the form are far shorter. */
const LONGEST = 4096;

const chosen = new Map<string, Choices>();
const listeners = new Set<() => void>();

/** Sets the settings of a game, wherever they are shown. */
export function choose(game: string, next: Choices): void {
  chosen.set(game, next);
  // Pieces are lost once: next time the whole game is wanted again.
  const { spares: _, ...kept } = next;
  if (JSON.stringify(kept) === JSON.stringify(localPaper())) forget(PREFIX + game);
  else remember(PREFIX + game, JSON.stringify(kept));
  for (const listener of listeners) listener();
}

/** The settings of a game, kept in the browser until they are cleared. */
export function useChoices(game: string): [Choices, (choices: Choices) => void] {
  const [, render] = useState(0);
  useEffect(() => {
    const listener = () => render((count) => count + 1);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  const choices = chosen.get(game) ?? restored(recall(PREFIX + game)) ?? localPaper();
  return [choices, (next) => choose(game, next)];
}

/** Parses stored settings. */
export function restored(kept: string | null): Choices | undefined {
  if (kept === null || kept.length > LONGEST) return undefined;
  try {
    const choices = JSON.parse(kept) as unknown;
    const isText = (value: unknown) => typeof value === "string";
    return typeof choices === "object" && choices !== null && Object.values(choices).every(isText) ? (choices as Choices) : undefined;
  } catch {
    return undefined;
  }
}
