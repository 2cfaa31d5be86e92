import { useEffect, useRef, useState } from "preact/hooks";
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
  const [watched, setWatched] = useState<Watched>();
  const busy = useRef(false);
  const legal = verdict?.check.verdict === "legal" ? verdict : undefined;
  const led = desk.text === verdict?.text ? desk.turns : undefined;
  const proof = led ?? legal?.check.witness;
  const record = legal && proof ? recordOf(legal.check, proof) : undefined;

  const play = async ({ turn }: Turn) => {
    if (!legal || !proof || busy.current) return;
    busy.current = true;
    const turns = [...proof, turn];
    const played = await replay(place, recordOf(legal.check, turns));
    busy.current = false;
    const last = played?.moments.at(-1);
    if (!last || played?.replay.failed) return;
    desk.reach({ text: last.text, lang: place.lang }, turns);
  };

  const watch = async (text: string, canonical = false): Promise<boolean> => {
    const found = await reel(place, text, canonical);
    if (found) setWatched({ reel: found, at: 0, laid: undefined });
    return found !== undefined;
  };
  const step = (at: number) => setWatched((before) => before && { ...before, at });
  const leave = () => setWatched(undefined);

  const { record: replayed, canonical } = watched?.reel ?? {};
  useEffect(() => {
    if (replayed === undefined || watched?.reel.lang === place.lang) return;
    let current = true;
    void reel(place, replayed, canonical).then((found) => {
      if (current && found) setWatched((before) => before && { ...before, reel: found });
    });
    return () => {
      current = false;
    };
  }, [place, replayed]);

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
    desk.reach({ text: shown, lang: watched.reel.lang }, turns);
    leave();
  };
  /** The record to save: the user's own as typed, else in the language of the page. */
  const writeRecord = async (): Promise<string | undefined> => {
    const text = watched?.reel.record ?? record;
    if (text === undefined || (watched && !watched.reel.canonical)) return text;
    const { answer } = await ask(place, "record", { text });
    return answer.kind === "spelt" ? answer.text : text;
  };
  return { watched, record, writeRecord, proof, play, watch, step, leave, takeOver };
}
