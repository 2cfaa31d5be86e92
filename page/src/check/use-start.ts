import { useEffect, useState } from "preact/hooks";
import type { BundledGame } from "../engine/contract";
import { isBare } from "./laid";
import { ask, type Place } from "./place";
import type { LibraryText } from "./keeper";
import { variantKey } from "./players";

/** The entry of a record that names a variant; empty if any fits. */
export function variantEntry(game: BundledGame, variant: string): string {
  return variant ? `${variantKey(game)}: ${variant}\n` : "";
}

/** The start position of a variant, if it is not the empty board. */
export function useStart(place: Place, header: string): LibraryText | undefined {
  const [start, setStart] = useState<LibraryText>();
  useEffect(() => {
    let current = true;
    void ask(place, "play", { text: header }).then(({ answer }) => {
      const found = answer.kind === "played" && !isBare(answer.laid) ? answer.text : undefined;
      if (current) setStart(found === undefined ? undefined : { text: found, lang: place.lang });
    });
    return () => {
      current = false;
    };
  }, [place, header]);
  return start;
}
