import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { headerOf, placeAtEnd, sectionAround } from "./toml-place";
import { isTable, keysAt, valuesAt, type Node } from "./schema";
import { read } from "./toml/read";
import { at, type Table, type Value } from "./toml/tree";

/** Completes keys, table names and named values from the schema. */
export function completeFrom(schema: () => Node | undefined) {
  return (context: CompletionContext): CompletionResult | null => {
    const known = schema();
    if (!known) return null;
    const line = context.state.doc.lineAt(context.pos);
    const typed = line.text.slice(0, context.pos - line.from);
    const header = /^\s*(\[\[?)\s*([\w.-]*)$/.exec(typed);
    const result = header ? headers(known, context, header[1] ?? "", header[2] ?? "") : inside(known, context);
    return result && result.options.length > 0 ? result : null;
  };
}

function headers(schema: Node, { pos }: CompletionContext, open: string, typed: string): CompletionResult {
  const above = typed.split(".").slice(0, -1);
  const close = open.length === 2 ? "]]" : "]";
  const options = keysAt(schema, above)
    .filter(({ node }) => isTable(schema, node))
    .map(({ name, description }): Completion => {
      const whole = [...above, name].join(".");
      return { label: whole, info: description, type: "namespace", apply: applyBefore(whole, close) };
    });
  return { from: pos - typed.length, options };
}

function inside(schema: Node, context: CompletionContext): CompletionResult | null {
  const place = placeAtEnd(context.state.sliceDoc(0, context.pos));
  if (!place) return null;
  const { path, key } = place;
  if (key !== undefined) {
    const value = context.matchBefore(/"?[\w#.-]*/);
    if (!value || (value.from === value.to && !context.explicit)) return null;
    const options = valuesAt(schema, [...path, key]).map((label): Completion => ({ label, type: "constant", apply: applyBefore(label, '"') }));
    return { from: value.from, options };
  }
  const word = context.matchBefore(/[\w-]*/);
  if (!word || (word.from === word.to && !context.explicit)) return null;
  const line = context.state.doc.lineAt(word.from);
  const beside = sectionAround(context.state.doc.toString(), line.from, line.to);
  const options = keysAt(schema, path, tableOf(beside, path)).map(({ name, description }): Completion => {
    return { label: name, info: description, type: "property", apply: `${name} = ` };
  });
  return { from: word.from, options };
}

/** The table of a section whose header names it; `undefined` if the place is within a value, or the section is no TOML. */
function tableOf(section: string, path: string[]): Table | undefined {
  if (headerOf(section.split("\n", 1)[0] ?? "")?.join(".") !== path.join(".")) return undefined;
  const found = path.reduce<Value | undefined>((value, key) => {
    const next = at(value, [key]);
    return next?.kind === "list" ? next.items.at(-1) : next;
  }, read(section)?.root);
  return found?.kind === "table" ? found : undefined;
}

/** Inserts a completion without doubling a sign that is already behind the cursor. */
function applyBefore(text: string, end: string): Completion["apply"] {
  return (view, _, from, to) => {
    const behind = view.state.sliceDoc(to, to + end.length);
    const insert = text.endsWith(end) ? text : text + (end === '"' ? "" : end);
    const until = behind === end ? to + end.length : to;
    view.dispatch({ changes: { from, to: until, insert }, selection: { anchor: from + insert.length } });
  };
}
