import { at, textAt, type Table } from "../toml/tree";

/** What a card says of a table before it is opened. */
export function summaryOf(item: Table, value: (word: string) => string): string {
  const number = (key: string) => {
    const found = at(item, [key]);
    return found?.kind === "integer" ? String(found.value) : undefined;
  };
  const words = (key: string) => {
    const found = textAt(item, key);
    return found === undefined ? [] : [value(found)];
  };
  const texts = (key: string) => textAt(item, key) ?? [];
  const [columns, rows, count] = [number("columns"), number("rows"), number("count")];
  const parts = [
    ...words("grid"),
    ...(columns && rows ? [`${columns} × ${rows}`] : []),
    ...words("shape"),
    ...["diameter", "side", "across", "square"].flatMap(texts),
    ...list(item, "cells"),
    ...words("symbol"),
    ...["text", "art", "picture"].flatMap(texts),
    ...(count ? [`× ${count}`] : []),
  ];
  return parts.join(" · ");
}

const MOST = 4;

function list(item: Table, key: string): string[] {
  const found = at(item, [key]);
  if (found?.kind !== "list") return [];
  const words = found.items.flatMap((one) => ("value" in one ? [String(one.value)] : []));
  return [words.slice(0, MOST).join(", ") + (words.length > MOST ? "…" : "")];
}
