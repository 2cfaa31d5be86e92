import type { Sprite, StripContents, StripView, TableContents, TableResponse } from "../engine/contract";
import { newPlace, stripName, type End } from "./laid";

/** A picture on a board, in millimetres from its top left corner, with its rotation in quarter turns. */
export interface Backdrop {
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
  quarters: number;
  /** Whether it is a strip that may be laid there. */
  isNew?: boolean;
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
  /** The end of the row, on a strip that may be laid there. */
  end?: End;
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
  /** Whether it is seen from the opposite side. */
  isTurned?: boolean;
}

/** A strip that may be laid. */
export interface NewStrip {
  colours: string;
  ends: End[];
}

/** The boards and rows of a game. */
export function grounds(table: TableResponse, laid: TableContents, added?: NewStrip): Ground[] {
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
  return table.strips.length > 0 ? [...boards, rowOfStrips(table.strips, laid.strips, added)] : boards;
}

function rowOfStrips(kinds: StripView[], strips: StripContents[], added: NewStrip | undefined): Ground {
  const [usual] = kinds;
  const { width = 1, height = 1 } = usual ?? {};
  const at = (end: End): Row[] => (added?.ends.includes(end) ? [{ colours: added.colours, end, name: (place) => newPlace(end, place) }] : []);
  const laid = strips.map((strip, row): Row => ({ colours: strip.colours, name: (place) => `${stripName(strip, row)}:${place + 1}` }));
  const rows = [...at("top"), ...laid, ...at("bottom")];
  const ground: Ground = { key: "strips", letter: null, width, height: Math.max(1, rows.length) * height, backdrops: [], spots: [] };
  rows.forEach(({ colours, end, name }, row) => {
    const found = kindOf(kinds, colours);
    const y = row * height;
    if (found) ground.backdrops.push({ svg: found.kind.svg, x: 0, y, width, height, quarters: found.turned ? 2 : 0, isNew: end !== undefined });
    const side = usual?.side ?? height;
    [...colours].forEach((colour, place) => {
      const [x, middle] = usual?.squares[place] ?? [(place + 0.5) * side, side / 2];
      const spot: Spot = { name: name(place), column: place, row: rows.length - 1 - row, x, y: y + middle, half: [side / 2, side / 2], colour };
      ground.spots.push(end ? { ...spot, end } : spot);
    });
  });
  return ground;
}

interface Row {
  colours: string;
  end?: End;
  /** The names of its squares. */
  name: (place: number) => string;
}

/** A board as it is seen from the opposite side. */
export function turnedRound(ground: Ground): Ground {
  const { width, height, backdrops, spots } = ground;
  return {
    ...ground,
    isTurned: true,
    backdrops: backdrops.map((one) => ({ ...one, x: width - one.x - one.width, y: height - one.y - one.height, quarters: (one.quarters + 2) % 4 })),
    spots: spots.map((spot) => ({ ...spot, x: width - spot.x, y: height - spot.y })),
  };
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
