import { useEffect, useMemo, useState } from "preact/hooks";
import { places, put, withEntry } from "../check/laid";
import { ask, type Place } from "../check/place";
import { variantKey } from "../check/players";
import { useVerdict } from "../check/use-verdict";
import type { BundledGame, Seen, TableContents } from "../engine/contract";
import { type Corrections, UNCORRECTED } from "./photos";

/** What is made of the contents of a table, with what it is made of. */
interface Made<From, T> {
  from: From;
  made: T | undefined;
}

/** The contents of a photo with the user's corrections, their text, and the verdict on it; each is `undefined` while it is made. */
export function useCorrected(place: Place, game: BundledGame, seen: Seen, corrections: Corrections) {
  const read = useMade(seen, async () => {
    const { answer } = await ask(place, "lay", { text: seen.text });
    return answer.kind === "laid" ? answer : undefined;
  });
  const laid = useMemo(() => read && corrected(read, game, corrections), [read, game, corrections]);
  const written = useMade(laid, async () => {
    const { answer } = laid ? await ask(place, "spell", { laid }) : { answer: undefined };
    return answer?.kind === "spelt" ? answer.text : undefined;
  });
  const isRead = corrections === UNCORRECTED;
  const { verdict = seen, busy } = useVerdict(place, isRead ? undefined : written, false);
  return isRead ? { laid, text: seen.text, verdict: seen, busy: false } : { laid, text: written, verdict, busy };
}

/** What `make` has made of the newest value. */
function useMade<From, T>(from: From, make: () => Promise<T | undefined>): T | undefined {
  const [done, setDone] = useState<Made<From, T>>();
  useEffect(() => {
    let current = true;
    void make().then((made) => current && setDone({ from, made }));
    return () => {
      current = false;
    };
  }, [from]);
  return done && done.from === from ? done.made : undefined;
}

function corrected(read: TableContents, game: BundledGame, { squares, variant, toMove }: Corrections): TableContents {
  const known = places(read);
  let laid = read;
  for (const [name, word] of Object.entries(squares)) if (known.has(name)) laid = put(laid, name, word);
  if (variant !== undefined) laid = withEntry(laid, "variant", variantKey(game), variant);
  return toMove === undefined ? laid : withEntry(laid, "toMove", "to move", toMove);
}
