import type { StripContents, TableContents } from "../engine/contract";

export const NOTHING = ".";
export const UNKNOWN = "?";
export const BARE: TableContents = { squares: [], strips: [], entries: [], beside: [] };

/** The name of a strip: its number in the order of laying if known, else its row from the top. */
export function stripName({ number }: StripContents, row: number): string {
  return `P${number ?? row + 1}`;
}

/** All places with their contents. */
export function places({ squares, strips }: TableContents): Map<string, string> {
  const all = new Map(squares);
  strips.forEach((strip, row) => {
    strip.squares.forEach((word, at) => all.set(`${stripName(strip, row)}:${at + 1}`, word));
  });
  return all;
}

/** Ends of the row. */
export type End = "top" | "bottom";

/** The name of a square of a strip that may be laid at an end of the row. */
export function newPlace(end: End, at: number): string {
  return `${end}:${at + 1}`;
}

/** The letter of the colour of a place on a strip. */
export function colourOf({ strips }: TableContents, place: string): string {
  const [name, at] = place.split(":");
  return strips.find((strip, row) => stripName(strip, row) === name)?.colours[Number(at) - 1] ?? "";
}

export function isBare(laid: TableContents): boolean {
  return laid.strips.length === 0 && laid.squares.every(([, word]) => word === NOTHING);
}

/** Lays a piece on a place. Removes the last turn, which did not lead to this position, and what else may lie there. */
export function put(laid: TableContents, name: string, word: string): TableContents {
  const onStrip = (strip: StripContents, row: number): StripContents => {
    const at = strip.squares.findIndex((_, at) => `${stripName(strip, row)}:${at + 1}` === name);
    return at < 0 ? strip : { ...strip, squares: strip.squares.with(at, word) };
  };
  const onBoard = laid.squares.some(([square]) => square === name);
  const squares = laid.squares.map(([square, was]): [string, string] => [square, square === name ? word : was]);
  const strips = onBoard ? laid.strips : laid.strips.map(onStrip);
  const { entries } = without(laid, "last");
  return { ...laid, entries: entries.filter(({ key, line }) => key !== null || !line.includes(` ${name}:`)), squares, strips };
}

export function move(laid: TableContents, from: string, to: string): TableContents {
  const word = places(laid).get(from) ?? NOTHING;
  return from === to ? laid : put(put(laid, from, NOTHING), to, word);
}

/** Removes all pieces. Entries about players are kept. */
export function emptied(laid: TableContents): TableContents {
  const squares = laid.squares.map(([square]): [string, string] => [square, NOTHING]);
  const entries = laid.entries.filter(({ key }) => isAbout(key, "variant"));
  return { squares, strips: [], entries, beside: [] };
}

// Numbers state the order of laying, which is invalid after a change of the row.
function rowOf(laid: TableContents, strips: StripContents[]): TableContents {
  return { ...without(laid, "last"), strips: strips.map((strip) => ({ ...strip, number: null })) };
}

export function addStrip(laid: TableContents, colours: string, end: End): TableContents {
  const strip: StripContents = { number: null, colours, squares: [...colours].map(() => NOTHING) };
  return rowOf(laid, end === "top" ? [strip, ...laid.strips] : [...laid.strips, strip]);
}

export function removeStrip(laid: TableContents, row: number): TableContents {
  return rowOf(laid, laid.strips.toSpliced(row, 1));
}

export function moveStrip(laid: TableContents, row: number, to: number): TableContents {
  const strip = laid.strips[row];
  if (!strip || to < 0 || to >= laid.strips.length) return laid;
  return rowOf(laid, laid.strips.toSpliced(row, 1).toSpliced(to, 0, strip));
}

/** Turns a strip around with its contents. */
export function turnStrip(laid: TableContents, row: number): TableContents {
  const strip = laid.strips[row];
  if (!strip) return laid;
  const turned = { ...strip, colours: [...strip.colours].reverse().join(""), squares: strip.squares.toReversed() };
  return rowOf(laid, laid.strips.with(row, turned));
}

/** What an entry may be about: its keys in canonical texts. */
const KEYS = {
  toMove: ["to move"],
  variant: ["variant", "players"],
  last: ["last"],
  first: ["first"],
};
export type Key = keyof typeof KEYS;

/** Whether a key of canonical texts is about this. */
export function isAbout(key: string | null, about: Key): boolean {
  return key !== null && KEYS[about].includes(key);
}

/** The value of an entry in canonical texts; empty if it is missing or unknown. */
export function entry({ entries }: TableContents, about: Key): string {
  return entries.find(({ key }) => isAbout(key, about))?.value ?? "";
}

export function without(laid: TableContents, about: Key): TableContents {
  return { ...laid, entries: laid.entries.filter(({ key }) => !isAbout(key, about)) };
}

/** Sets an entry. An empty value removes it. */
export function withEntry(laid: TableContents, about: Key, key: string, value: string): TableContents {
  const rest = without(laid, about);
  return value ? { ...rest, entries: [...rest.entries, { line: "", key, value }] } : rest;
}
