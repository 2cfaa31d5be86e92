import { useEffect, useState } from "preact/hooks";
import { places, put } from "../check/laid";
import { ask, type Place } from "../check/place";
import { useVerdict } from "../check/use-verdict";
import type { Seen, TableContents } from "../engine/contract";

/** Corrections: the content of each corrected place. */
export type Settled = { [place: string]: string };

interface Corrected {
  seen: Seen;
  settled: Settled;
  text: string;
}

/** The text of a photo with the user's corrections, and the verdict on it; the text is `undefined` while it is written. */
export function useCorrected(place: Place, seen: Seen | undefined, settled: Settled) {
  const [corrected, setCorrected] = useState<Corrected>();
  const isRead = Object.keys(settled).length === 0;
  useEffect(() => {
    if (!seen || isRead) return;
    let current = true;
    void write(place, seen, settled).then((text) => current && setCorrected({ seen, settled, text }));
    return () => {
      current = false;
    };
  }, [place, seen, settled]);
  const text = corrected?.seen === seen && corrected?.settled === settled ? corrected.text : undefined;
  const { verdict = seen, busy } = useVerdict(place, isRead ? undefined : text, false);
  return isRead ? { text: seen?.text, verdict: seen, busy: false } : { text, verdict, busy };
}

async function write(place: Place, seen: Seen, settled: Settled): Promise<string> {
  const { answer } = await ask(place, "lay", { text: seen.text });
  if (answer.kind !== "laid") return seen.text;
  const known = places(answer);
  const laid = Object.entries(settled).filter(([name]) => known.has(name)).reduce<TableContents>((laid, [name, word]) => put(laid, name, word), answer);
  const spelt = (await ask(place, "spell", { laid })).answer;
  return spelt.kind === "spelt" ? spelt.text : seen.text;
}
