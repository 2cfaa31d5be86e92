import { useEffect, useState } from "preact/hooks";
import type { Turn } from "../engine/position";
import { ask, type Place } from "./place";

const NONE: Turn[] = [];

/** The legal turns of a text, requested when the user starts to play. */
export function useTurns(place: Place, text: string | undefined): Turn[] {
  const [found, setFound] = useState<{ text: string; turns: Turn[] }>();
  useEffect(() => {
    if (text === undefined) return;
    let current = true;
    void ask(place, "moves", { text }).then(({ answer }) => {
      if (current) setFound({ text, turns: answer.kind === "turns" ? answer.turns : NONE });
    });
    return () => {
      current = false;
    };
  }, [place, text]);
  return found && found.text === text ? found.turns : NONE;
}
