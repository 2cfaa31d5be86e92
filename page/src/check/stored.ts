import type { Sheet } from "./keeper";
import type { Game } from "./record";

/** Maximum length of a text in characters. Positions and games are far shorter. */
export const LONGEST = 64 * 1024;
/** Maximum size of each side of the stored history in characters. */
const ROOM = 256 * 1024;

interface Stored {
  now: Sheet;
  past: Sheet[];
  future: Sheet[];
}

/** A desk as text: its position, and the nearest steps of its history. */
export function stored({ now, past, future }: Stored): string {
  const nearest = (sheets: Sheet[]) => {
    let room = ROOM;
    const written = sheets.toReversed().flatMap(kept);
    return written.filter((sheet) => (room -= JSON.stringify(sheet).length) > 0).toReversed();
  };
  return JSON.stringify({ now: kept(now)[0], past: nearest(past), future: nearest(future) });
}

/** The contents of the squares follow from the text. */
function kept({ text, lang, game }: Sheet): Sheet[] {
  return text === undefined ? [] : [{ text, lang, game }];
}

/** Parses a stored desk. Earlier versions stored the text alone. */
export function restored(kept: string): Stored | undefined {
  if (!kept.startsWith("{")) return kept.length > LONGEST ? undefined : { now: { text: kept }, past: [], future: [] };
  try {
    const { now, past, future } = JSON.parse(kept) as Stored;
    return [now, ...past, ...future].every(isSheet) ? { now, past, future } : undefined;
  } catch {
    return undefined;
  }
}

export function isSheet({ text, lang, game }: Sheet): boolean {
  return typeof text === "string" && text.length <= LONGEST && [undefined, "en", "fr"].includes(lang) && (game === undefined || isGame(game));
}

function isGame({ header, turns, found }: Game): boolean {
  return typeof header === "string" && turns.every((turn) => typeof turn === "string") && typeof found === "number";
}
