import type { PieceView, TableResponse } from "../engine/contract";
import type { Words } from "../words";
import { NOTHING, UNKNOWN } from "./laid";
import { lying } from "./pieces";
import type { Spot } from "./scene";

/** Names of things on a table in the language of the page. */
export interface Names {
  piece: (kind: PieceView) => string;
  /** The contents of a place: "light ball, turned once". */
  lies: (spot: Spot, word: string) => string;
  /** A place with its contents: "c3, light ball". */
  place: (spot: Spot, word: string) => string;
  player: (player: string) => string;
  /** The player whose letter this is. */
  letter: (letter: string) => string;
}

export function names({ pieces, players, names }: TableResponse, { check: words }: Words): Names {
  const piece = (kind: PieceView) => {
    const known = names.pieces[kind.letter];
    if (!known) return words.otherPiece(kind.sign);
    return kind.colour ? words.coloured(known, names.colours[kind.colour] ?? kind.colour) : known;
  };
  const lies = ({ colour }: Spot, word: string) => {
    if (word === NOTHING) return words.empty;
    if (word === UNKNOWN) return words.unknown;
    const found = lying(pieces, word, colour);
    if (!found) return word;
    const name = found.kind.colour ? (names.pieces[found.kind.letter] ?? word) : piece(found.kind);
    return found.kind.written.length > 1 ? `${name}, ${words.turned(found.quarters)}` : name;
  };
  const where = ({ name, colour, column, end }: Spot) => {
    const place = end ? words.newPlank(end, column + 1) : name;
    return colour ? `${place}, ${names.squares[colour] ?? colour}` : place;
  };
  return {
    piece,
    lies,
    place: (spot, word) => `${where(spot)}, ${lies(spot, word)}`,
    player: (player) => players[""]?.find(({ name }) => name === player)?.title ?? player,
    letter: (letter) => players[""]?.find((player) => player.letter === letter)?.title ?? letter,
  };
}
