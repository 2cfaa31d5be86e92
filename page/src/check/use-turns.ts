import { useEffect, useState } from "preact/hooks";
import type { LegalTurn } from "../engine/contract";
import { ask, type Place } from "./place";

const NONE: LegalTurn[] = [];

/** The legal turns of a text, requested when the user starts to play. */
export function useTurns(place: Place, text: string | undefined): LegalTurn[] {
  const [found, setFound] = useState<{ text: string; turns: LegalTurn[] }>();
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
