/** A TOML text as a tree whose parts know their places, so that one part can be changed and the rest stays as it was typed. */

/** A place in the text, its end excluded. */
export interface Range {
  from: number;
  to: number;
}

export type Value = Scalar | List | Table;

export interface Scalar extends Range {
  kind: "string" | "integer" | "number" | "boolean" | "date";
  value: string | number | boolean;
}

export interface List extends Range {
  kind: "list";
  items: Value[];
  /** Whether each item has a header `[[…]]`. */
  headed: boolean;
}

export interface Table extends Range {
  kind: "table";
  keys: Map<string, Value>;
  /** Where a further key may be written, the usual place first. */
  places: Place[];
  /** The sections that it is written in, if it has headers. */
  sections: Section[];
  /** Whether it is complete: nothing is added to a table in braces from outside. */
  closed: boolean;
}

/** Lines or braces that hold keys of a table, with what stands before each of them: `front.` in `front.color = "red"`. */
export interface Place {
  holder: Holder;
  prefix: string[];
}

export interface Holder extends Range {
  kind: "lines" | "braces";
  entries: Entry[];
}

/** A key and its value. */
export interface Entry extends Range {
  keys: string[];
  value: Value;
}

/** The lines below a header; its range is that of the header. */
export interface Section extends Range {
  path: string[];
  holder: Holder;
}

export interface Doc {
  root: Table;
  sections: Section[];
}

export function table(range: Range, closed = false): Table {
  return { kind: "table", ...range, keys: new Map(), places: [], sections: [], closed };
}

/** The value at a path of keys and positions. */
export function at(value: Value | undefined, path: (string | number)[]): Value | undefined {
  let found = value;
  for (const step of path) {
    if (found?.kind === "table" && typeof step === "string") found = found.keys.get(step);
    else if (found?.kind === "list" && typeof step === "number") found = found.items[step];
    else return undefined;
  }
  return found;
}

/** The text at a path, if there is one. */
export function textAt(value: Value | undefined, ...path: (string | number)[]): string | undefined {
  const found = at(value, path);
  return found?.kind === "string" ? String(found.value) : undefined;
}
