import { useRef } from "preact/hooks";
import type { TurnView } from "../engine/contract";
import { langOf } from "./library-text";
import { ask, type Place } from "./place";
import { openedReel, proofOf, recordOf, reelOf, replay, type Game } from "./record";
import type { Desk } from "./use-desk";
import type { Verdict } from "./use-verdict";
import { useWatch } from "./use-watch";

/** State of playing: turns played from here, the game that leads here, and records. */
export function usePlay(place: Place, desk: Desk, verdict: Verdict | undefined) {
  const { watched, watch, step, leave } = useWatch(place);
  const busy = useRef(false);
  const check = verdict?.text === desk.text ? verdict.check : undefined;
  const proof = check?.verdict === "legal" ? proofOf(check) : undefined;
  const game = desk.game ?? proof;

  const play = async ({ turn }: TurnView) => {
    if (busy.current) return;
    busy.current = true;
    // A game that was played under other rules may not be legal under these.
    for (const base of [desk.game, proof]) {
      const longer = base && { ...base, turns: [...base.turns, turn] };
      const answer = longer && (await ask(place, "play", { text: recordOf(longer) })).answer;
      if (answer?.kind !== "played") continue;
      desk.reach({ text: answer.text, lang: place.lang }, longer);
      break;
    }
    busy.current = false;
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
  return { watched, game, record, play, watchGame, watchRecord, open, step, leave, takeOver };
}
