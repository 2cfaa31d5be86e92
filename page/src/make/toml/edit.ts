import { read } from "./read";
import { at, type Doc, type List, type Place, type Range, type Table, type Value } from "./tree";
import { bare, literal, type Plain } from "./write";

export type Path = (string | number)[];

/** Writes a value: in the place of the present one, or at the end of its table. */
export function set(text: string, path: Path, value: Plain): string | undefined {
  return edited(text, ({ root }) => {
    const known = at(root, path);
    if (known?.kind === "list" && !known.headed && Array.isArray(value)) return replaceItems(text, known, value);
    if (known) return replace(text, known, literal(value));
    let depth = path.length - 1;
    while (at(root, path.slice(0, depth))?.kind !== "table") depth--;
    const into = at(root, path.slice(0, depth)) as Table;
    const keys = path.slice(depth).map(String);
    const place = into === root && keys.length > 1 ? undefined : into.places[0];
    return place ? insertKey(text, place, keys, value) : insertSection(text, root, path.slice(0, -1).map(String), [path.at(-1) as string, value]);
  });
}

/** Removes a key with its line. */
export function remove(text: string, path: Path): string | undefined {
  return edited(text, ({ root }) => {
    const table = at(root, path.slice(0, -1));
    const value = at(root, path);
    if (table?.kind !== "table" || !value) return undefined;
    const found = table.places.flatMap(({ holder }) => holder.entries.filter((entry) => entry.value === value).map((entry) => ({ holder, entry })))[0];
    if (!found) return undefined;
    const { holder, entry } = found;
    return cut(text, holder.kind === "lines" ? wholeLines(text, entry) : withComma(entry, holder.entries, holder));
  });
}

/** Applies a change, unless the text or what becomes of it is no TOML. */
export function edited(text: string, edit: (doc: Doc) => string | undefined): string | undefined {
  const doc = read(text);
  const next = doc && edit(doc);
  return next !== undefined && read(next) ? next : undefined;
}

export function replace(text: string, { from, to }: Range, by: string): string {
  return text.slice(0, from) + by + text.slice(to);
}

export function cut(text: string, range: Range): string {
  return replace(text, range, "");
}

/** The lines of a part, with the comment behind it. */
export function wholeLines(text: string, { from, to }: Range): Range {
  const end = text.indexOf("\n", to);
  return { from: text.lastIndexOf("\n", from - 1) + 1, to: end < 0 ? text.length : end + 1 };
}

/** A part of a list or a table in braces, with the comma that goes with it. */
export function withComma(part: Range, all: Range[], around: Range): Range {
  const before = all.findLast(({ to }) => to <= part.from);
  const after = all.find(({ from }) => from >= part.to);
  if (before) return { from: before.to, to: part.to };
  return after ? { from: part.from, to: after.from } : { from: around.from, to: around.to };
}

function insertKey(text: string, { holder, prefix }: Place, keys: string[], value: Plain): string {
  const [first = "", ...deeper] = keys;
  const nested = deeper.reduceRight<Plain>((inner, key) => ({ [key]: inner }), value);
  const line = `${[...prefix, first].map(bare).join(".")} = ${literal(nested)}`;
  const last = holder.entries.findLast((entry) => prefix.every((key, depth) => entry.keys[depth] === key));
  if (holder.kind === "braces") return last ? replace(text, { from: last.to, to: last.to }, `, ${line}`) : replace(text, holder, ` ${line} `);
  if (!last && holder.from === 0) return `${line}\n${text}`;
  const end = endOfLine(text, last?.to ?? holder.from);
  return replace(text, { from: end, to: end }, `\n${line}`);
}

/** Writes a table that is not there yet before the first list of tables, as such tables stand at the top. */
function insertSection(text: string, root: Table, path: string[], [key, value]: [string, Plain]): string {
  const lines = `[${path.map(bare).join(".")}]\n${bare(key)} = ${literal(value)}\n`;
  const lists = [...root.keys.values()].filter((one): one is List => one.kind === "list" && one.headed);
  const from = Math.min(...lists.map((list) => withComments(text, list.from)), text.length);
  if (from < text.length) return replace(text, { from, to: from }, `${lines}\n`);
  return `${text}${apart(text)}${lines}`;
}

/** Changes the items of a list that differ, so that the others stay as they were typed. */
function replaceItems(text: string, list: List, values: Plain[]): string {
  const { items } = list;
  const same = (item: Value | undefined, value: Plain | undefined) => item !== undefined && "value" in item && item.value === value;
  let front = 0;
  while (front < Math.min(items.length, values.length) && same(items[front], values[front])) front++;
  let back = 0;
  while (back < Math.min(items.length, values.length) - front && same(items[items.length - 1 - back], values[values.length - 1 - back])) back++;
  const fresh = values.slice(front, values.length - back).map(literal);
  const old = items.slice(front, items.length - back);
  const [first, last] = [old[0], old.at(-1)];
  if (first && last) {
    if (fresh.length > 0) return replace(text, { from: first.from, to: last.to }, fresh.join(", "));
    return cut(text, withComma({ from: first.from, to: last.to }, items, { from: list.from + 1, to: list.to - 1 }));
  }
  if (fresh.length === 0) return text;
  const before = items[front - 1];
  if (before) return replace(text, { from: before.to, to: before.to }, `, ${fresh.join(", ")}`);
  return replace(text, { from: list.from + 1, to: list.from + 1 }, fresh.join(", ") + (items.length > 0 ? ", " : ""));
}

export function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** What stands between a text and a section after it. */
export function apart(text: string): string {
  if (text === "" || text.endsWith("\n\n")) return "";
  return text.endsWith("\n") ? "\n" : "\n\n";
}

/** Where the comment right above a header begins. The comment at the head of a text is about all of it. */
export function withComments(text: string, header: number): number {
  let from = text.lastIndexOf("\n", header - 1) + 1;
  while (from > 0) {
    const above = text.lastIndexOf("\n", from - 2) + 1;
    if (!/^[ \t]*#/.test(text.slice(above, from))) return from;
    if (above === 0) return text.lastIndexOf("\n", header - 1) + 1;
    from = above;
  }
  return from;
}
