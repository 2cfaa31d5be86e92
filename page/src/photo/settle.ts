import { places, put } from "../check/laid";
import { ask, type Place } from "../check/place";
import type { Laid, Seen } from "../engine/position";

/** Corrections: the content of each corrected place. */
export type Settled = { [place: string]: string };

/** The text of a photo with the user's corrections. */
export async function settle(place: Place, seen: Seen, settled: Settled): Promise<string> {
  const chosen = Object.entries(settled);
  if (chosen.length === 0) return seen.text;
  const { answer } = await ask(place, "lay", { text: seen.text });
  if (answer.kind !== "laid") return seen.text;
  const known = places(answer);
  const laid = chosen.filter(([name]) => known.has(name)).reduce<Laid>((laid, [name, word]) => put(laid, name, word), answer);
  const spelt = (await ask(place, "spell", { laid })).answer;
  return spelt.kind === "spelt" ? spelt.text : seen.text;
}
