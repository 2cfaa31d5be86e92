import { remove, set, type Path } from "./toml/edit";
import { read } from "./toml/read";
import { at } from "./toml/tree";
import type { Plain } from "./toml/write";

/** What can lie on a face, of which it has one, with the settings that each has. The others have none. */
const CONTENTS: Record<string, string[]> = {
  text: ["align", "color", "font", "size", "width"],
  symbol: ["color", "outline", "outline_width", "size"],
  pips: ["color", "outline", "outline_width", "size"],
  tracks: ["color", "outline", "outline_width", "width"],
  ports: ["color", "line", "outline", "outline_width", "width"],
  art: ["fit", "size"],
  svg: ["fit", "size"],
  picture: ["fit", "size"],
};
const SETTINGS = [...new Set(Object.values(CONTENTS).flat())];

export function isContents(key: string): boolean {
  return key in CONTENTS;
}

/** The keys of a face that do not go with what lies on it. */
export function unfit(present: string[]): string[] {
  const contents = present.find(isContents);
  return contents ? SETTINGS.filter((key) => !CONTENTS[contents]?.includes(key)) : [];
}

/** Puts something on a face in place of what lies there. */
export function setContents(text: string, face: Path, key: string, value: Plain): string | undefined {
  const table = at(read(text)?.root, face);
  const present = table?.kind === "table" ? [...table.keys.keys()] : [];
  // The settings of a board are not those of what lies below its cells.
  const others = isBoard(face) ? [] : unfit([key]);
  const gone = present.filter((one) => one !== key && (isContents(one) || others.includes(one)));
  return gone.reduce<string | undefined>((text, one) => text && remove(text, [...face, one]), set(text, [...face, key], value));
}

function isBoard(path: Path): boolean {
  return path.length === 2 && path[0] === "board";
}

/** The key that a picture is put with. */
export function keyOfPicture(name: string): "art" | "picture" {
  return isDrawing(name) ? "art" : "picture";
}

export function isDrawing(name: string): boolean {
  return /\.svgz?$/i.test(name);
}
