import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import type { Laid, Turn } from "../engine/position";
import { reel, recordOf, replay, type Reel } from "./record";
import { ask, type Place } from "./place";
import type { Desk } from "./use-desk";
import type { Verdict } from "./use-verdict";

/** A record that is stepped through, and the position that is shown of it. */
export interface Watched {
  reel: Reel;
  at: number;
  laid: Laid | undefined;
}

/** State of playing: turns played from here, proofs and records. */
export function usePlay(place: Place, desk: Desk, verdict: Verdict | undefined) {
  const { lang } = usePage();
  const [watched, setWatched] = useState<Watched>();
  // The game that led to the position, if it was played here.
  const line = useRef<{ text: string; turns: string[] } | undefined>(undefined);
  const busy = useRef(false);
  const legal = verdict?.check.verdict === "legal" ? verdict : undefined;
  const led = line.current?.text === verdict?.text ? line.current?.turns : undefined;
  const proof = led ?? legal?.check.witness;
  const record = legal && proof ? recordOf(legal.check, proof) : undefined;

  const play = async ({ turn }: Turn) => {
    if (!legal || !proof || busy.current) return;
    busy.current = true;
    const turns = [...proof, turn];
    const played = await replay(place, recordOf(legal.check, turns), lang);
    busy.current = false;
    const last = played?.moments.at(-1);
    if (!last || played?.replay.failed) return;
    line.current = { text: last.text, turns };
    desk.load(last.text);
  };

  const watch = async (text: string): Promise<boolean> => {
    const found = await reel(place, text, lang);
    if (found) setWatched({ reel: found, at: 0, laid: undefined });
    return found !== undefined;
  };
  const step = (at: number) => setWatched((before) => before && { ...before, at });
  const leave = () => setWatched(undefined);

  const shown = watched?.reel.moments[watched.at]?.text;
  useEffect(() => {
    if (shown === undefined) return;
    let current = true;
    void ask(place, "lay", { text: shown }).then(({ answer }) => {
      if (current && answer.kind === "laid") setWatched((before) => before && { ...before, laid: answer });
    });
    return () => {
      current = false;
    };
  }, [shown]);

  /** Continues from the position shown. */
  const takeOver = () => {
    if (!watched || shown === undefined) return;
    const turns = watched.reel.moments.slice(1, watched.at + 1).flatMap(({ turn }) => turn ?? []);
    line.current = { text: shown, turns };
    desk.load(shown);
    leave();
  };
  return { watched, record, proof, play, watch, step, leave, takeOver };
}
