import { keyOfPicture, setContents } from "./contents";
import { add, blockOf } from "./toml/items";
import { read } from "./toml/read";
import { at, type Doc, type Table } from "./toml/tree";

/** Puts a picture on the front of the piece around a place of the text, or on a new piece; `undefined` if the text is no TOML. */
export function putPicture(text: string, place: number, picture: string): string | undefined {
  const doc = read(text);
  const index = doc ? pieceAround(text, doc, place) : -1;
  const key = keyOfPicture(picture);
  if (index >= 0) return setContents(text, ["piece", index, "front"], key, picture);
  return add(text, ["piece"], { shape: "circle", diameter: "25mm", count: 1, front: { [key]: picture } });
}

/** The number of the piece around a place, -1 if there is none. */
export function pieceAround(text: string, doc: Doc, place: number): number {
  const list = at(doc.root, ["piece"]);
  if (list?.kind !== "list") return -1;
  return list.items.findLastIndex((item) => {
    if (item.kind !== "table") return false;
    const { from } = (list.headed && blockOf(text, doc, item)) || item;
    return from <= place && place <= endOf(text, doc, item);
  });
}

/** Where the next header begins, for a table with headers. */
function endOf(text: string, doc: Doc, { sections, to }: Table): number {
  const last = sections.at(-1);
  if (!last) return to;
  return (doc.sections[doc.sections.indexOf(last) + 1]?.from ?? text.length + 1) - 1;
}
