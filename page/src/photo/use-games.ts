import { useMemo } from "preact/hooks";
import { usePage } from "../app/page";
import { keptRules } from "../check/rule-options";
import type { Place } from "../check/place";
import { useOwn } from "../check/use-own";
import type { BundledGame } from "../engine/contract";

/** A game that a photo may show. */
export interface PhotoGame extends Omit<Place, "lang"> {
  game: BundledGame;
  title: string;
}

/** The games with rules and the user's own. Updated whenever this tab is shown. */
export function useGames(active: boolean): PhotoGame[] {
  const { games, lang, words } = usePage();
  const own = useOwn(active);
  return useMemo(() => {
    const judged = games?.games.filter((game) => game.has_rules) ?? [];
    const bundled = judged.map((game): PhotoGame => {
      const table = { spec: { game: game.name }, rules: keptRules(game) };
      return { game, title: game.title[lang], table, files: [] };
    });
    return own ? [...bundled, { game: own.game, title: words.check.ownGame, table: { spec: own.spec }, files: own.files }] : bundled;
  }, [games, own, lang, active]);
}
