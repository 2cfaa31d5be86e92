import { at, textAt, type Doc } from "../toml/tree";
import type { Plain } from "../toml/write";

/** The parts of a spec in the order in which a game is made; others that the schema has come after them. */
export const PARTS = ["game", "piece", "board", "colors", "faces", "sheet", "rules"];

/** The keys that most games need, by the table of the schema. The others are at hand below them. */
const FIRST: Record<string, string[]> = {
  GameTable: ["title", "name"],
  PieceTable: ["name", "shape", "outline", "diameter", "side", "across", "width", "height", "square", "squares", "count", "letter", "series", "table", "front"],
  BoardTable: ["name", "title", "grid", "columns", "rows", "square", "across", "step", "outline", "picture", "width", "coordinates", "cell", "zone"],
  FaceTable: ["background", "text", "symbol", "pips", "art", "color", "size"],
  MarkTable: ["text", "symbol", "pips", "art", "color", "size", "at"],
  ZoneTable: ["name", "title", "cells", "face"],
  SheetTable: ["paper", "backs", "cut", "lang"],
  RulesTable: ["engine"],
};

/** Sorts keys: the usual ones first. `undefined` stands for a table that this page does not know, whose keys all are usual. */
export function firstKeys(definitions: string[]): string[] | undefined {
  return definitions.map((name) => FIRST[name]).find((keys) => keys);
}

const PALETTE = ["gold", "crimson", "royalblue", "seagreen", "orchid", "tomato", "teal", "peru"];
const SIZES = ["shape", "diameter", "side", "across", "width", "height", "fits", "clearance"];

/** What a new item of a list of tables begins with. */
export function startOfItem(doc: Doc, key: string, count: number): Record<string, Plain> {
  switch (key) {
    case "piece":
      return { name: freshName(doc, "piece", "piece"), ...lastSize(doc, count), count: 1, ...letter(doc), front: { background: PALETTE[count % PALETTE.length] ?? "gold", text: LETTERS[count % LETTERS.length] ?? "A" } };
    case "board":
      return { name: freshName(doc, "board", "board"), grid: "square", columns: 8, rows: 8, square: "20mm" };
    case "zone":
      return { cells: ["a1"], face: { background: PALETTE[count % PALETTE.length] ?? "gold" } };
    case "marks":
      return { symbol: "star", size: "8mm" };
    default:
      return {};
  }
}

/** The name and letter of a copy. */
export function ownOfCopy(doc: Doc, key: string, index: number): Record<string, string> {
  const name = textAt(doc.root, key, index, "name");
  const written = textAt(doc.root, key, index, "letter") !== undefined;
  return { ...(name !== undefined && { name: freshName(doc, key, name.replace(/-\d+$/, "")) }), ...(written && letter(doc)) };
}

/** A name that no item of a list has. */
export function freshName(doc: Doc, list: string, base: string): string {
  const taken = new Set(textsOf(doc, list, "name"));
  let name = base;
  for (let number = 2; taken.has(name); number++) name = `${base}-${number}`;
  return name;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A letter that no piece has. Only with a board are letters of use. */
function letter(doc: Doc): Record<string, string> {
  if (!doc.root.keys.has("board")) return {};
  const taken = new Set(textsOf(doc, "piece", "letter"));
  const free = [...LETTERS].find((sign) => !taken.has(sign));
  return free ? { letter: free } : {};
}

/** The shape and size of the last piece, as the pieces of a game are often alike. */
function lastSize(doc: Doc, count: number): Record<string, string> {
  const known = SIZES.flatMap((key) => {
    const value = textAt(doc.root, "piece", count - 1, key);
    return value === undefined ? [] : [[key, value]];
  });
  const size = Object.fromEntries(known) as Record<string, string>;
  return size.shape && size.shape !== "strip" && !("wall" in size) && known.length > 1 ? size : { shape: "circle", diameter: "25mm" };
}

function textsOf(doc: Doc, list: string, key: string): string[] {
  const found = at(doc.root, [list]);
  return found?.kind === "list" ? found.items.flatMap((item) => textAt(item, key) ?? []) : [];
}
