import { useEffect, useState } from "preact/hooks";
import type { TurnView } from "../engine/contract";
import { ask, type Place } from "./place";
import { recordOf, type Game } from "./record";

const NONE: TurnView[] = [];

/** The legal turns after a game, requested when the user starts to play. */
export function useTurns(place: Place, game: Game | undefined): TurnView[] {
  const record = game && recordOf(game);
  const [found, setFound] = useState<{ record: string; turns: TurnView[] }>();
  useEffect(() => {
    if (record === undefined) return;
    let current = true;
    void ask(place, "play", { text: record }).then(({ answer }) => {
      if (current) setFound({ record, turns: answer.kind === "played" ? answer.turns : NONE });
    });
    return () => {
      current = false;
    };
  }, [place, record]);
  return found && found.record === record ? found.turns : NONE;
}
