import type { BundledGame } from "../../engine/contract";
import { ask, type Place } from "../place";
import { recordOf } from "../record";
import { rulesFromText } from "../rule-options";
import type { Keepsake } from "./keepsake";

/** The text of a keepsake for a file. What the library wrote is in the language of the page. */
export async function fileText(place: Place, bundled: BundledGame, { text, lang, game, turns, rules }: Keepsake): Promise<string> {
  const own: Place = { ...place, table: { ...place.table, rules: rulesFromText(bundled, rules) } };
  if (game && turns > 0) {
    const { answer } = await ask(own, "record", { text: recordOf(game) });
    return answer.kind === "spelt" ? answer.text : recordOf(game);
  }
  if (lang === undefined || lang === place.lang) return text;
  const { answer: laid } = await ask(own, "lay", { text });
  if (laid.kind !== "laid") return text;
  const { squares, strips, entries, beside } = laid;
  const { answer } = await ask(own, "spell", { laid: { squares, strips, entries, beside } });
  return answer.kind === "spelt" ? answer.text : text;
}

/** The name of its file: a name without signs that no disk takes. */
export function fileName(game: string, title: string): string {
  return `${game} - ${title.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, "-")}.txt`;
}
