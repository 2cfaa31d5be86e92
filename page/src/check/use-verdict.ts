import { useEffect, useRef, useState } from "preact/hooks";
import type { CheckDocument, Shown } from "../engine/contract";
import { ask, type Place } from "./place";

export interface Verdict extends Shown {
  /** The text that was judged. */
  text: string;
  check: CheckDocument;
  notes: string[];
}

interface Done {
  place: Place;
  text: string;
  verdict: Verdict | undefined;
}

/** The last verdict on a text, and whether it is of another text. While the library judges, newer texts wait, and only the newest of them is judged next. */
export function useVerdict(place: Place, text: string | undefined, pending: boolean): { verdict: Verdict | undefined; busy: boolean } {
  const [done, setDone] = useState<Done>();
  const wanted = useRef<Omit<Done, "verdict"> | undefined>(undefined);
  const running = useRef(false);

  const run = async () => {
    if (running.current) return;
    running.current = true;
    while (wanted.current) {
      const wish = wanted.current;
      wanted.current = undefined;
      const { answer } = await ask(wish.place, "judge", { text: wish.text });
      const verdict = answer.kind === "judged" ? { text: wish.text, check: answer.check, notes: answer.notes, threats: answer.threats, assumed: answer.assumed } : undefined;
      if (!wanted.current) setDone({ ...wish, verdict });
    }
    running.current = false;
  };

  useEffect(() => {
    if (pending || text === undefined) return;
    wanted.current = { place, text };
    void run();
  }, [place, text, pending]);

  const fresh = !pending && done?.place === place && done.text === text;
  return { verdict: done?.verdict, busy: !fresh };
}
