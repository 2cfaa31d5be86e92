import type { Sprite, StripContents, StripView, TableContents, TableResponse } from "../engine/contract";
import { stripName } from "./laid";

/** A picture on a board, in millimetres from its top left corner, with its rotation in quarter turns. */
export interface Backdrop {
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
  quarters: number;
}

/** A place on which a piece may lie. */
export interface Spot {
  name: string;
  column: number;
  row: number;
  x: number;
  y: number;
  half: [number, number];
  /** The letter of its colour, on a strip. */
  colour: string;
}

/** A place of which only the name is known. */
export function unplaced(name: string): Spot {
  return { name, column: 0, row: 0, x: 0, y: 0, half: [0, 0], colour: "" };
}

/** A board, a camp of one or a row of strips, with all its places. */
export interface Ground {
  key: string;
  letter: string | null;
  width: number;
  height: number;
  backdrops: Backdrop[];
  spots: Spot[];
}

/** The boards and rows of a game. */
export function grounds(table: TableResponse, laid: TableContents): Ground[] {
  const boards = table.boards.map((board): Ground => {
    const floor = board.floor;
    const under = floor ? board.squares.map(({ x, y }) => centred(floor, x, y)) : [];
    return {
      key: `${board.board}-${board.camp}`,
      letter: board.letter,
      width: board.width,
      height: board.height,
      backdrops: [{ svg: board.svg, x: 0, y: 0, width: board.width, height: board.height, quarters: 0 }, ...under],
      spots: board.squares.map((square) => ({ ...square, colour: "" })),
    };
  });
  return table.strips.length > 0 ? [...boards, rowOfStrips(table.strips, laid.strips)] : boards;
}

function rowOfStrips(kinds: StripView[], strips: StripContents[]): Ground {
  const [usual] = kinds;
  const { width = 1, height = 1 } = usual ?? {};
  const ground: Ground = { key: "strips", letter: null, width, height: Math.max(1, strips.length) * height, backdrops: [], spots: [] };
  strips.forEach((strip, row) => {
    const found = kindOf(kinds, strip.colours);
    const y = row * height;
    if (found) ground.backdrops.push({ svg: found.kind.svg, x: 0, y, width, height, quarters: found.turned ? 2 : 0 });
    const side = usual?.side ?? height;
    [...strip.colours].forEach((colour, at) => {
      const [x, middle] = usual?.squares[at] ?? [(at + 0.5) * side, side / 2];
      ground.spots.push({
        name: `${stripName(strip, row)}:${at + 1}`,
        column: at,
        row: strips.length - 1 - row,
        x,
        y: y + middle,
        half: [side / 2, side / 2],
        colour,
      });
    });
  });
  return ground;
}

/** The strip with these colours, and whether it has to be turned around for them. */
export function kindOf(kinds: StripView[], colours: string): { kind: StripView; turned: boolean } | undefined {
  const kind = kinds.find((kind) => kind.colours === colours);
  if (kind) return { kind, turned: false };
  const reversed = [...colours].reverse().join("");
  const other = kinds.find((kind) => kind.colours === reversed);
  return other && { kind: other, turned: true };
}

export function centred({ svg, width, height }: Sprite, x: number, y: number): Backdrop {
  return { svg, x: x - width / 2, y: y - height / 2, width, height, quarters: 0 };
}
