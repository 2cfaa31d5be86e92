import { NotToml, Scanner } from "./scan";
import { table, type Doc, type Holder, type Place, type Section, type Table, type Value } from "./tree";

/** A TOML text as a tree; `undefined` if it is no TOML. */
export function read(text: string): Doc | undefined {
  try {
    return document(new Scanner(text));
  } catch (error) {
    if (error instanceof NotToml || error instanceof RangeError) return undefined;
    throw error;
  }
}

function document(scanner: Scanner): Doc {
  const root = table({ from: 0, to: scanner.text.length });
  const sections: Section[] = [];
  let here = root;
  let holder: Holder = { kind: "lines", from: 0, to: 0, entries: [] };
  root.places.push({ holder, prefix: [] });
  for (scanner.blanks(); !scanner.done; scanner.blanks()) {
    if (scanner.sign === "[") {
      const section = header(scanner);
      holder = section.holder;
      here = opened(scanner, root, section);
      sections.push(section);
    } else {
      entry(scanner, here, holder);
      scanner.endOfLine();
    }
  }
  return { root, sections };
}

function header(scanner: Scanner): Section & { list: boolean } {
  const from = scanner.at;
  const list = scanner.need(/\[\[?[ \t]*/y).startsWith("[[");
  const path = scanner.keys();
  scanner.need(list ? /[ \t]*\]\]/y : /[ \t]*\]/y);
  const to = scanner.at;
  scanner.endOfLine();
  return { list, path, from, to, holder: { kind: "lines", from: to, to, entries: [] } };
}

/** The table that a header opens. */
function opened(scanner: Scanner, root: Table, section: Section & { list: boolean }): Table {
  const last = section.path.at(-1) ?? "";
  let above = root;
  for (const key of section.path.slice(0, -1)) {
    const next = above.keys.get(key) ?? inserted(above, key, table(section));
    const item = next.kind === "list" && next.headed ? next.items.at(-1) : next;
    if (item?.kind !== "table" || item.closed) return scanner.fail();
    item.sections.push(section);
    above = item;
  }
  const known = above.keys.get(last);
  let made: Table;
  if (section.list) {
    const list = known ?? inserted(above, last, { kind: "list", from: section.from, to: section.to, items: [], headed: true });
    if (list.kind !== "list" || !list.headed) return scanner.fail();
    made = table(section);
    list.items.push(made);
  } else {
    const named = known ?? inserted(above, last, table(section));
    // A table has one header, and keys with dots only where they began.
    if (named.kind !== "table" || named.closed || named.places.length > 0) return scanner.fail();
    made = named;
  }
  made.sections.push(section);
  made.places.push({ holder: section.holder, prefix: [] });
  return made;
}

function inserted<V extends Value>(into: Table, key: string, value: V): V {
  into.keys.set(key, value);
  return value;
}

/** A line `key = value`, or such a part of a table in braces. */
function entry(scanner: Scanner, into: Table, holder: Holder): void {
  const from = scanner.at;
  const keys = scanner.keys();
  scanner.need(/[ \t]*=[ \t]*/y);
  const read = value(scanner);
  let above = into;
  keys.slice(0, -1).forEach((key, depth) => {
    const place: Place = { holder, prefix: keys.slice(0, depth + 1) };
    const next = above.keys.get(key) ?? inserted(above, key, table({ from, to: scanner.at }));
    if (next.kind !== "table" || next.closed || next.sections.length > 0) return scanner.fail();
    if (!next.places.some((one) => one.holder === holder)) next.places.push(place);
    above = next;
  });
  const last = keys.at(-1) ?? "";
  if (above.keys.has(last)) scanner.fail();
  above.keys.set(last, read);
  holder.entries.push({ from, to: scanner.at, keys, value: read });
}

function value(scanner: Scanner): Value {
  const from = scanner.at;
  if (scanner.take(/\[/y) !== undefined) {
    const items = separated(scanner, /\]/y, () => value(scanner));
    return { kind: "list", items, headed: false, from, to: scanner.at };
  }
  if (scanner.take(/\{/y) !== undefined) {
    const made = table({ from, to: from }, true);
    const holder: Holder = { kind: "braces", from: scanner.at, to: scanner.at, entries: [] };
    separated(scanner, /\}/y, () => entry(scanner, made, holder));
    made.places.push({ holder, prefix: [] });
    made.to = scanner.at;
    holder.to = scanner.at - 1;
    return made;
  }
  return scanner.scalar();
}

function separated<V>(scanner: Scanner, end: RegExp, read: () => V): V[] {
  const all: V[] = [];
  scanner.blanks();
  while (scanner.take(end) === undefined) {
    if (all.length > 0 && scanner.take(/,/y) === undefined) scanner.fail();
    scanner.blanks();
    if (all.length > 0 && scanner.take(end) !== undefined) break;
    all.push(read());
    scanner.blanks();
  }
  return all;
}
