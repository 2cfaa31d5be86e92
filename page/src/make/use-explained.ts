import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";
import type { Entry, Lang } from "../engine/contract";

/** Moves of the cursor faster than this are passed over. */
const PAUSE_MS = 150;

/** What the key of a path means. The last one stays until another is known, so that nothing flickers. */
export function useExplained(name: string | undefined, lang: Lang): Entry | undefined {
  const [entry, setEntry] = useState<Entry>();
  useEffect(() => {
    if (name === undefined) return;
    let latest = true;
    const clock = setTimeout(() => {
      void engine.ask({ kind: "explain", name, lang }).then(({ answer }) => {
        if (latest && answer.kind === "explained" && answer.keys[0]) setEntry(answer.keys[0]);
      });
    }, PAUSE_MS);
    return () => {
      latest = false;
      clearTimeout(clock);
    };
  }, [name, lang]);
  return entry;
}
