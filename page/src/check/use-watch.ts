import { useEffect, useState } from "preact/hooks";
import type { TableContents } from "../engine/contract";
import { ask, type Place } from "./place";
import { recordOf, reelOf, type Reel } from "./record";

/** A game that is stepped through, and the position that is shown of it. */
export interface Watched {
  reel: Reel;
  at: number;
  /** Its contents and text, once they are known. */
  seen: { laid: TableContents; text: string } | undefined;
}

/** Stepping through a game. Its turns and positions change their language with the page. */
export function useWatch(place: Place) {
  const [watched, setWatched] = useState<Watched>();
  const watch = (reel: Reel) => setWatched({ reel, at: 0, seen: undefined });
  const step = (at: number) => setWatched((before) => before && { ...before, at });
  const leave = () => setWatched(undefined);

  const reel = watched?.reel;
  useEffect(() => {
    if (!reel || reel.lang === place.lang) return;
    let current = true;
    void ask(place, "replay", { text: reel.own ?? recordOf(reel.game) }).then(({ answer }) => {
      if (!current || answer.kind !== "replayed") return;
      setWatched((before) => before && { ...before, reel: reelOf(answer, place.lang, reel.own, reel.game.found) });
    });
    return () => {
      current = false;
    };
  }, [place, reel]);

  const text = reel?.moments[watched?.at ?? 0]?.text;
  useEffect(() => {
    if (text === undefined) return;
    let current = true;
    void ask(place, "lay", { text }).then(({ answer }) => {
      if (current && answer.kind === "laid") setWatched((before) => before && { ...before, seen: { laid: answer, text } });
    });
    return () => {
      current = false;
    };
  }, [text]);

  return { watched, watch, step, leave };
}
