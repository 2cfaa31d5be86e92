import { useEffect, useRef } from "preact/hooks";
import { isPlayed } from "../record";
import type { Desk } from "../use-desk";
import { find, following } from "./follow";
import { keepsake, type Keepsake } from "./keepsake";
import { keptOf, type Refusal } from "./store";

/** Keeps the game that is being played, turn by turn. */
export function useKeptGame(name: string, { game, text, lang }: Desk, rules: string, put: (keepsake: Keepsake) => Refusal | undefined): void {
  const seen = useRef(game);
  const followed = useRef<Keepsake | undefined>(undefined);
  useEffect(() => {
    // A game that lies here from an earlier visit has been kept, or removed.
    const isNew = game !== seen.current;
    seen.current = game;
    if (!game || !isPlayed(game)) {
      followed.current = undefined;
      return;
    }
    const found = find(keptOf(name).keepsakes, followed.current, game);
    if (found.holds) {
      followed.current = following(found, followed.current, game);
    } else if (isNew) {
      const content = { text, lang, game, turns: game.turns.length };
      const next = found.keepsake ? { ...found.keepsake, ...content, rules } : keepsake(content, rules);
      if (put(next) === undefined) followed.current = next;
    }
  }, [game]);
}
