import type { Lang, TableContents } from "../engine/contract";
import { ask, type Place } from "./place";

/**
 * The language in which the library wrote the text of a position; `undefined` for a text of the user's own. What the library wrote changes
 * its language with the page, even if it comes back from a file or a link.
 */
export async function langOf(place: Place, text: string, { squares, strips, entries, beside }: TableContents): Promise<Lang | undefined> {
  const langs: Lang[] = place.lang === "fr" ? ["fr", "en"] : ["en", "fr"];
  for (const lang of langs) {
    const { answer } = await ask({ ...place, lang }, "spell", { laid: { squares, strips, entries, beside } });
    if (answer.kind === "spelt" && answer.text === text) return lang;
  }
  return undefined;
}
