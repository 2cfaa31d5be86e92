import type { PieceView, TableContents, TableResponse } from "../engine/contract";
import { NOTHING, UNKNOWN, places } from "./laid";
import type { Spot } from "./scene";

/** A placed piece: its kind, and its rotation in quarter turns. */
export interface Lying {
  kind: PieceView;
  quarters: number;
}

/** The meaning of a written word on a place. A token given by its owner only has the colour of its square. */
export function lying(pieces: PieceView[], word: string, colour: string): Lying | undefined {
  if (word === NOTHING || word === UNKNOWN) return undefined;
  const [owner, own] = word.split("=");
  const wanted = (own ?? colour) || null;
  for (const kind of pieces) {
    const quarters = kind.written.indexOf(kind.colour ? (owner ?? word) : word);
    if (quarters >= 0 && (kind.colour === null || kind.colour === wanted)) return { kind, quarters };
  }
  return undefined;
}

/** The next rotation of a piece, in notation. */
export function turned(pieces: PieceView[], word: string, by = 1): string {
  const found = lying(pieces, word, "");
  const ways = found?.kind.written ?? [];
  return ways[(ways.indexOf(word) + by + ways.length) % ways.length] ?? word;
}

export function turns(pieces: PieceView[], word: string): boolean {
  return (pieces.find((kind) => kind.written.includes(word))?.written.length ?? 0) > 1;
}

/** Pieces with the same notation: an owner's tokens are one, whatever their colours. */
export interface Stock {
  letter: string;
  word: string;
  kinds: PieceView[];
}

export function stocks({ pieces }: TableResponse): Stock[] {
  const all: Stock[] = [];
  for (const kind of pieces) {
    const same = all.find((stock) => stock.letter === kind.letter);
    if (same) same.kinds.push(kind);
    else all.push({ letter: kind.letter, word: kind.written[0] ?? kind.letter, kinds: [kind] });
  }
  return all;
}

/** The number of pieces left in the box and in the hands. */
export function left(kind: PieceView, laid: TableContents, spots: Spot[], pieces: PieceView[]): number {
  const words = places(laid);
  const used = spots.filter(({ name, colour }) => lying(pieces, words.get(name) ?? NOTHING, colour)?.kind === kind);
  const beside = laid.beside.filter(({ letter, colour, pile }) => pile !== "hand" && letter === kind.letter && colour === kind.colour);
  return beside.reduce((rest, { count }) => rest - count, kind.count - used.length);
}
