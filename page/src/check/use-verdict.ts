import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import type { CheckDocument } from "../engine/position";
import { ask, type Place } from "./place";

const QUIET = 250;

export interface Verdict {
  /** The text that was judged. */
  text: string;
  check: CheckDocument;
  notes: string[];
}

/** The verdict on a text. While the library judges, newer texts wait, and only the newest of them is judged next. */
export function useVerdict(place: Place, text: string, pending: boolean): { verdict: Verdict | undefined; busy: boolean } {
  const { lang } = usePage();
  const [verdict, setVerdict] = useState<Verdict>();
  const [busy, setBusy] = useState(true);
  const wanted = useRef<{ place: Place; text: string } | undefined>(undefined);
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    while (wanted.current) {
      const { place, text } = wanted.current;
      wanted.current = undefined;
      const { answer } = await ask(place, "judge", { text, lang });
      if (wanted.current) continue;
      setVerdict(answer.kind === "judged" ? { text, check: answer.check, notes: answer.notes } : undefined);
    }
    running.current = false;
    setBusy(false);
  };

  useEffect(() => {
    setBusy(true);
    if (pending) return;
    const timer = setTimeout(() => {
      wanted.current = { place, text };
      void run();
    }, QUIET);
    return () => clearTimeout(timer);
  }, [place, text, pending, lang]);

  return { verdict, busy };
}
