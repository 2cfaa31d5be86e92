import type { PieceView, PileView, TableContents, TableResponse } from "../../engine/contract";
import { left } from "../pieces";
import type { Spot } from "../scene";
import { pileSource } from "./sources";

/** Equal pieces of a pile. */
interface Heap {
  kind: PieceView;
  count: number;
  source: string;
}

/** A pile beside the board. */
interface Pile {
  pile: PileView | "box";
  /** The letter of the player whose hand it is. */
  owner: string | null;
  heaps: Heap[];
}

/** All piles that have pieces. */
export function pilesOf(table: TableResponse, laid: TableContents, spots: Spot[], letters: string[] | undefined): Pile[] {
  const piles: Pile[] = [];
  const add = (pile: Pile["pile"], owner: string | null, kind: PieceView, count: number) => {
    if (count <= 0) return;
    const heap = { kind, count, source: pileSource({ ...kind, pile: pile === "box" ? null : pile }) };
    const same = piles.find((one) => one.pile === pile && one.owner === owner);
    if (same) same.heaps.push(heap);
    else piles.push({ pile, owner, heaps: [heap] });
  };
  for (const kind of table.pieces.filter(({ letter }) => !letters || letters.includes(letter))) {
    const beside = laid.beside.filter(({ letter, colour }) => letter === kind.letter && colour === kind.colour);
    // Hands count as the box where pieces are laid without turns.
    const inHands = beside.reduce((sum, { pile, count }) => sum + (pile === "hand" ? count : 0), 0);
    add("box", null, kind, left(kind, laid, spots, table.pieces) - inHands);
    for (const { pile, owner, count } of beside) add(pile, owner, kind, count);
  }
  return piles;
}
