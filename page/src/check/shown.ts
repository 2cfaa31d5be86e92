import type { Lang } from "../engine/contract";
import { isPlayed, recordOf, type Game } from "./record";
import type { Desk } from "./use-desk";
import type { Watched } from "./use-watch";

/** What can be kept, or sent as a link: a position, a game that was played, or a record as typed. */
export interface Keepable {
  text: string;
  /** The language in which the library wrote the text; `undefined` for the user's own. */
  lang?: Lang | undefined;
  /** The game that leads to the position. */
  game?: Game | undefined;
  /** The number of turns of a game that was played or typed; 0 for a position. */
  turns: number;
}

/** What is on the desk or in the stepper. A played game and a record are taken as a whole, whatever turn is shown of them. */
export function shownOf({ text, lang, game, record }: Desk, watched: Watched | undefined): Keepable {
  if (!watched) {
    if (record) return { text, turns: record.moments.length - 1 };
    return { text, lang, game, turns: game && isPlayed(game) ? game.turns.length : 0 };
  }
  const { at, reel } = watched;
  if (reel.own !== undefined) return { text: reel.own, turns: reel.game.turns.length };
  const whole = isPlayed(reel.game);
  const { text: seen = "" } = reel.moments.at(whole ? -1 : at) ?? {};
  return whole ? { text: seen, lang: reel.lang, game: reel.game, turns: reel.game.turns.length } : { text: seen, lang: reel.lang, turns: 0 };
}

/** The text of a link. */
export function linkedText({ text, game, turns }: Keepable): string {
  return game && turns > 0 ? recordOf(game) : text;
}
