import { useEffect, useState } from "preact/hooks";
import { isBare } from "./laid";
import { ask, type Place } from "./place";
import type { LibraryText } from "./keeper";

/** The start position of a variant if it is not the empty board: the first moment of a record of one turn. */
export function useStart(place: Place, variant: string): LibraryText | undefined {
  const [start, setStart] = useState<LibraryText>();
  useEffect(() => {
    let current = true;
    const text = `${variant ? `variant: ${variant}\n` : ""}pass\n`;
    void (async () => {
      const { answer } = await ask(place, "replay", { text });
      const first = answer.kind === "replayed" ? answer.moments[0]?.text : undefined;
      const laid = first === undefined ? undefined : (await ask(place, "lay", { text: first })).answer;
      const bare = laid?.kind !== "laid" || isBare(laid);
      if (current) setStart(bare || first === undefined ? undefined : { text: first, lang: place.lang });
    })();
    return () => {
      current = false;
    };
  }, [place, variant]);
  return start;
}
