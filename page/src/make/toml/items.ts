import { apart, cut, edited, endOfLine, replace, set, withComma, withComments, type Path } from "./edit";
import { at, type Doc, type List, type Range, type Table } from "./tree";
import { bare, literal, type Plain } from "./write";

/** Appends a table to a list of tables. */
export function add(text: string, path: Path, keys: Record<string, Plain>): string | undefined {
  return edited(text, (doc) => {
    const list = at(doc.root, path);
    if (list?.kind === "list" && !list.headed) {
      const last = list.items.at(-1);
      const end = last?.to ?? list.from + 1;
      return replace(text, { from: end, to: end }, last ? `, ${literal(keys)}` : literal(keys));
    }
    const parent = at(doc.root, path.slice(0, -1));
    // Only in a table with a header can a list have headers.
    if (parent?.kind !== "table" || (parent !== doc.root && parent.sections.length === 0)) return set(text, path, [keys]);
    const names = path.filter((step) => typeof step === "string").map(bare);
    const lines = Object.entries(keys).map(([key, value]) => `${bare(key)} = ${literal(value)}\n`);
    const section = `[[${names.join(".")}]]\n${lines.join("")}`;
    const before = list?.kind === "list" ? list.items.at(-1) : parent;
    if (before === doc.root) return `${text}${apart(text)}${section}`;
    const block = before?.kind === "table" ? blockOf(text, doc, before) : undefined;
    if (!block) return undefined;
    const above = text.slice(0, block.to);
    return `${above}\n\n${section.trimEnd()}${text.slice(block.to)}`;
  });
}

export function removeItem(text: string, path: Path, index: number): string | undefined {
  return onItem(text, path, index, (doc, list, item) => {
    if (!list.headed) return cut(text, withComma(item, list.items, { from: list.from + 1, to: list.to - 1 }));
    const block = blockOf(text, doc, item);
    if (!block) return undefined;
    const before = text.slice(0, block.from).trimEnd();
    const after = text.slice(block.to).replace(/^\s*\n/, "");
    return before === "" ? after : `${before}\n${after === "" ? "" : `\n${after}`}`;
  });
}

/** Swaps an item with its neighbour; what stands between them stays. */
export function moveItem(text: string, path: Path, index: number, by: 1 | -1): string | undefined {
  const [one, other] = by < 0 ? [index - 1, index] : [index, index + 1];
  return onItem(text, path, one, (doc, list, item) => {
    const next = list.items[other];
    if (next?.kind !== "table") return undefined;
    const range = (table: Table) => (list.headed ? blockOf(text, doc, table) : table);
    const [first, second] = [range(item), range(next)];
    if (!first || !second || second.from < first.to) return undefined;
    const between = text.slice(first.to, second.from);
    return replace(text, { from: first.from, to: second.to }, text.slice(second.from, second.to) + between + text.slice(first.from, first.to));
  });
}

/** Puts a copy behind an item, with some keys of its own. */
export function copyItem(text: string, path: Path, index: number, own: Record<string, string>): string | undefined {
  const copied = onItem(text, path, index, (doc, list, item) => {
    if (!list.headed) return replace(text, { from: item.to, to: item.to }, `, ${text.slice(item.from, item.to)}`);
    const block = blockOf(text, doc, item);
    const header = item.sections[0]?.from;
    if (!block || header === undefined) return undefined;
    return replace(text, { from: block.to, to: block.to }, `\n\n${text.slice(header, block.to)}`);
  });
  return Object.entries(own).reduce<string | undefined>((text, [key, value]) => text && set(text, [...path, index + 1, key], value), copied);
}

function onItem(text: string, path: Path, index: number, edit: (doc: Doc, list: List, item: Table) => string | undefined): string | undefined {
  return edited(text, (doc) => {
    const list = at(doc.root, path);
    const item = at(list, [index]);
    return list?.kind === "list" && item?.kind === "table" ? edit(doc, list, item) : undefined;
  });
}

/** The lines of a table with headers, from the comment above to its last key; `undefined` if others stand between them. */
export function blockOf(text: string, { sections }: Doc, { sections: own }: Table): Range | undefined {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || sections.indexOf(last) - sections.indexOf(first) !== own.length - 1) return undefined;
  const end = last.holder.entries.at(-1)?.to ?? last.to;
  return { from: withComments(text, first.from), to: endOfLine(text, end) };
}
