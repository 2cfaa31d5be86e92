import type { TurnView } from "../engine/contract";
import { langOf } from "./library-text";
import { ask, type Place } from "./place";
import { openedReel, proofOf, recordOf, reelOf, replay, type Game } from "./record";
import type { Desk } from "./use-desk";
import type { Verdict } from "./use-verdict";
import { useWatch } from "./use-watch";

/** State of playing: turns played from here, the game that leads here, and records. */
export function usePlay(place: Place, desk: Desk, verdict: Verdict | undefined, start: Game) {
  const { watched, watch, step, leave } = useWatch(place);
  const check = verdict?.text === desk.text ? verdict.check : undefined;
  const proof = !desk.played && check?.verdict === "legal" ? proofOf(check) : undefined;
  const game = desk.game ?? proof;

  /** Begins to play from the position, or from the start if no piece lies on the board. */
  const begin = () => {
    if (!desk.played) desk.play(proof ?? start);
  };
  const play = ({ turn }: TurnView) => {
    const { game, played, pending } = desk;
    if (game && played && !pending) desk.play({ ...game, turns: [...game.turns, turn] });
  };
  /** Plays turns as the user typed them. Returns what is wrong with them, if anything is. */
  const playTyped = async (typed: string): Promise<string | undefined> => {
    const { game, played } = desk;
    if (!game || !played) return undefined;
    const { answer } = await ask(place, "play", { text: `${recordOf(game)}${typed}\n` });
    if (answer.kind === "played") {
      desk.play({ ...game, turns: answer.played.flatMap(({ turn }) => turn?.turn ?? []) });
      return undefined;
    }
    if (answer.kind === "replayed") return answer.replay.failed?.message ?? answer.replay.findings[0]?.message;
    return "message" in answer ? answer.message : undefined;
  };
  const watchGame = async (game: Game) => {
    const replayed = await replay(place, game);
    if (replayed) watch(reelOf(replayed, place.lang, undefined, game.found));
  };
  const watchRecord = () => desk.record && watch(reelOf(desk.record, place.lang, desk.text));
  /** Opens a text: a record to step through, anything else on the desk. */
  const open = async (text: string) => {
    const { answer } = await ask(place, "lay", { text });
    if (answer.kind === "replayed") return watch(openedReel(answer, place.lang, text));
    const lang = answer.kind === "laid" ? await langOf(place, text, answer) : undefined;
    if (lang) desk.reach({ text, lang });
    else desk.load(text);
  };
  /** Continues from the position shown. */
  const takeOver = () => {
    if (!watched) return;
    const { at, reel } = watched;
    const { header, turns, found } = reel.game;
    desk.reach({ text: reel.moments[at]?.text ?? "", lang: reel.lang }, { header, turns: turns.slice(0, at), found: Math.min(found, at) });
    leave();
  };

  const own = watched ? watched.reel.own : desk.record && desk.text;
  const known = watched ? watched.reel.game : game;
  /** Writes the record to save: the user's own as typed, else in the language of the page. */
  const write = async (): Promise<string | undefined> => {
    if (own !== undefined || !known) return own;
    const { answer } = await ask(place, "record", { text: recordOf(known) });
    return answer.kind === "spelt" ? answer.text : undefined;
  };
  const isPlayed = own !== undefined || known?.found === 0;
  const record = own !== undefined || known?.turns.length ? { write, isPlayed } : undefined;
  return { watched, game, record, begin, play, playTyped, watchGame, watchRecord, open, step, leave, takeOver };
}
