import { useEffect, useMemo, useState } from "preact/hooks";
import type { PieceView, TableContents, TurnView } from "../../engine/contract";
import type { Hands } from "../board";
import { colourOf, places } from "../laid";
import { lying, type Lying } from "../pieces";
import type { Spot } from "../scene";
import { useCarry } from "../use-carry";
import type { Sprites } from "../use-sprites";
import { pileSource, planksOf, sourceOf, take, touch, withPlank, type Hold } from "./sources";

interface Wish {
  pieces: PieceView[];
  laid: TableContents;
  /** The legal turns. */
  turns: TurnView[];
  sprites: Sprites;
  play: (turn: TurnView) => void;
}

export type Touch = ReturnType<typeof useTouch>;

/** Playing by touch: a piece or strip is taken and laid where a legal turn lays it. */
export function useTouch({ pieces, laid, turns: all, sprites, play }: Wish) {
  const [hold, setHold] = useState<Hold>();
  const [heldOut, setHeldOut] = useState<string>();
  const planks = useMemo(() => planksOf(all), [all]);
  const plank = planks.find((colours) => colours === heldOut) ?? planks[0];
  const turns = useMemo(() => withPlank(all, plank), [all, plank]);
  const words = places(laid);
  useEffect(() => setHold(undefined), [all]);

  const find = (place: string, from = hold) => {
    const effect = touch(turns, from, place);
    if ("turn" in effect) play(effect.turn);
    setHold("turn" in effect ? undefined : effect.hold);
  };
  const pieceOf = (hold: Hold) => heldPiece(hold, pieces, laid, turns);
  const held = hold && pieceOf(hold);
  const rotate = () => {
    const ways = held?.kind.written.length ?? 1;
    // A piece that lies on a square keeps its rotation.
    if (hold && ways > 1 && !words.has(hold.source)) setHold({ ...hold, quarters: (hold.quarters + 1) % ways });
    return ways > 1;
  };
  /** Takes a piece of a pile; one that is held already is turned, or put back. */
  const pick = (source: string) => {
    if (hold?.source !== source) setHold(take(turns, source));
    else if (!rotate()) setHold(undefined);
  };
  const key = (_: Spot | undefined, pressed: string): boolean => {
    if (pressed === "Escape" && hold) setHold(undefined);
    else if (pressed.toLowerCase() === "r" && hold) rotate();
    else return false;
    return true;
  };
  const { carried, grasp } = useCarry(
    ({ word }, to) => {
      const effect = to === undefined ? undefined : touch(turns, takenAs(word), to);
      if (effect && "turn" in effect) play(effect.turn);
      setHold(undefined);
    },
    ({ word }) => setHold(takenAs(word)),
  );
  const takenAs = (source: string) => (hold?.source === source ? hold : take(turns, source));
  const lift = (event: PointerEvent, source: string, size: number) => {
    const taken = takenAs(source);
    const piece = taken && pieceOf(taken);
    const picture = piece && sprites(piece.kind.svg);
    if (taken && piece) grasp(event, { word: source, from: words.has(source) ? source : undefined, picture, quarters: piece.quarters }, size);
  };
  const hands: Hands = {
    press: ({ name }) => find(name),
    key,
    grasp: (event, { name }) => lift(event, name, (event.currentTarget as HTMLElement).getBoundingClientRect().width),
  };
  return { hold, held, setHold, pick, rotate, lift, key, planks, plank, setPlank: setHeldOut, turns, hands, carried };
}

/** The piece of a source. */
function heldPiece({ source, quarters }: Hold, pieces: PieceView[], laid: TableContents, turns: TurnView[]): Lying | undefined {
  const word = places(laid).get(source);
  if (word !== undefined) return lying(pieces, word, colourOf(laid, source));
  const taken = turns.find(({ act }) => sourceOf(act) === source)?.act.piece;
  const kind = taken && pieces.find((kind) => kind.letter === taken.letter && kind.colour === taken.colour);
  return kind && pileSource(taken) === source ? { kind, quarters } : undefined;
}
