import { useRef } from "preact/hooks";
import type { LegalTurn } from "../engine/contract";
import { ask, type Place } from "./place";
import { proofOf, recordOf, reelOf, replay, type Game } from "./record";
import type { Desk } from "./use-desk";
import type { Verdict } from "./use-verdict";
import { useWatch } from "./use-watch";

/** A turn with the numbers that planks have in a game, where the text counts them from the top. */
function numbered(turn: string, numbers: number[]): string {
  return turn.replace(/\bP(\d+)(?=:)/g, (name, at: string) => (numbers[Number(at) - 1] === undefined ? name : `P${numbers[Number(at) - 1]}`));
}

/** State of playing: turns played from here, the game that leads here, and records. */
export function usePlay(place: Place, desk: Desk, verdict: Verdict | undefined) {
  const { watched, watch, step, leave } = useWatch(place);
  const busy = useRef(false);
  const check = verdict?.text === desk.text ? verdict.check : undefined;
  const proof = check?.verdict === "legal" ? proofOf(check) : undefined;
  const game = desk.game ?? proof;

  const play = async ({ turn }: LegalTurn) => {
    if (busy.current) return;
    busy.current = true;
    // A game that was played under other rules may not be legal under these.
    for (const base of [desk.game, proof]) {
      const longer = base && { ...base, turns: [...base.turns, numbered(turn, verdict?.numbers ?? [])] };
      const replayed = longer && (await replay(place, longer));
      const last = replayed?.moments.at(-1);
      if (!last || replayed?.replay.failed) continue;
      desk.reach({ text: last.text, lang: place.lang }, longer);
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
    if (answer.kind === "replayed") watch(reelOf(answer, place.lang, text));
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
