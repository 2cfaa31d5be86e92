import { useState } from "preact/hooks";
import type { PieceView, TableContents } from "../engine/contract";
import type { Hands } from "./board";
import { NOTHING, UNKNOWN, move, places, put } from "./laid";
import { lying, turned, turns as canTurn } from "./pieces";
import type { Spot } from "./scene";
import { useCarry, type Load } from "./use-carry";
import type { Sprites } from "./use-sprites";

interface Wish {
  pieces: PieceView[];
  laid: TableContents;
  sprites: Sprites;
  edit: (change: (laid: TableContents) => TableContents) => void;
  /** Announces the new contents of a place to screen readers. */
  tell: (spot: Spot, word: string) => void;
}

/** Setting up: lay, turn and remove pieces. */
export function useHands({ pieces, laid, sprites, edit, tell }: Wish) {
  const [chosen, setChosen] = useState("");
  const words = places(laid);
  const at = (name: string) => words.get(name) ?? NOTHING;

  const set = (spot: Spot, word: string) => {
    if (at(spot.name) !== word) edit((laid) => put(laid, spot.name, word));
    tell(spot, word);
  };
  const turn = (spot: Spot) => {
    const word = turned(pieces, at(spot.name));
    if (pieces.find((kind) => kind.written.includes(chosen))?.written.includes(word)) setChosen(word);
    set(spot, word);
  };
  const lay = (spot: Spot) => {
    const word = at(spot.name);
    const same = pieces.some(({ written }) => written.includes(chosen) && written.includes(word));
    if (canTurn(pieces, word) && (same || !chosen)) return turn(spot);
    if (chosen) return set(spot, word === chosen ? NOTHING : chosen);
    if (word !== NOTHING) setChosen(word === UNKNOWN ? UNKNOWN : (word.split("=")[0] ?? word));
  };
  const key = (spot: Spot, pressed: string): boolean => {
    if (pressed === "Delete" || pressed === "Backspace") set(spot, NOTHING);
    else if (pressed === UNKNOWN) set(spot, UNKNOWN);
    else if (pressed === "Escape") setChosen("");
    else {
      const letter = pressed.toUpperCase();
      const named = (word: string) => pieces.find(({ sign }) => sign === word) ?? pieces.find((kind) => kind.letter === word);
      const kind = named(pressed) ?? named(letter) ?? named(pressed.toLowerCase());
      const word = kind?.written[0];
      if (pressed.length === 1 && word) {
        setChosen(word);
        set(spot, word);
      } else if (letter === "R" && canTurn(pieces, at(spot.name))) turn(spot);
      else return false;
    }
    return true;
  };

  const onDrop = ({ word, from }: Load, to: string | undefined, isFinger: boolean) => {
    if (from && to) edit((laid) => move(laid, from, to));
    // A finger that slips off the board leaves the piece where it was.
    else if (from && !isFinger) edit((laid) => put(laid, from, NOTHING));
    else if (to) edit((laid) => put(laid, to, word));
  };
  const carry = useCarry(onDrop);
  const grasp = (event: PointerEvent, spot: Spot) => {
    const word = at(spot.name);
    const found = lying(pieces, word, spot.colour);
    const size = (event.currentTarget as HTMLElement).getBoundingClientRect().width;
    const picture = found && sprites(found.kind.svg);
    carry.grasp(event, { word, from: spot.name, picture, quarters: found?.quarters ?? 0 }, size);
  };

  const hands: Hands = { press: lay, key, grasp };
  return { hands, chosen, setChosen, carried: carry.carried, graspInBox: carry.grasp };
}
