import { unfit } from "../contents";
import type { Node } from "../schema";
import type { Table } from "../toml/tree";

export type Kind = "text" | "length" | "colour" | "integer" | "number" | "switch" | "choice" | "words" | "list" | "table" | "tables" | "map";

/** A key of a table as it is shown in the form. */
export interface Field {
  key: string;
  kind: Kind;
  /** What the schema says of it. */
  help: string;
  /** What it is where nothing is written, if the schema says so. */
  usual: string;
  /** The values that it can have, or examples of them. */
  values: string[];
  /** The schema of it, or of its items. */
  node: Node;
}

/** The fields of a table, in the order of the schema: those that fit the other keys, and those that are written. */
export function fieldsOf(schema: Node, node: Node, table: Table | undefined): Field[] {
  const parts = partsOf(schema, node);
  const present = table ? [...table.keys.keys()] : [];
  const isFace = parts.some(({ properties }) => properties?.svg);
  const odd = new Set([...excluded(parts, table), ...(isFace ? unfit(present) : [])].filter((key) => !present.includes(key)));
  const all = parts.flatMap(({ properties }) => Object.entries(properties ?? {})).filter(([key]) => !odd.has(key));
  return [...new Map(all)].map(([key, one]) => fieldOf(schema, key, one));
}

export function fieldOf(schema: Node, key: string, node: Node): Field {
  const parts = partsOf(schema, node);
  const help = parts.find(({ description }) => description)?.description ?? "";
  const named = parts.flatMap((part) => [...(part.enum ?? []), ...(part.examples ?? [])]).map(String);
  return { key, kind: kindOf(schema, parts), help, usual: usualIn(help), values: named, node: inside(parts) ?? node };
}

/** The names of the definitions that a schema refers to. */
export function definitionsOf(schema: Node, node: Node): string[] {
  return partsOf(schema, node).flatMap(({ $ref }) => ($ref ? [nameOf($ref)] : []));
}

function kindOf(schema: Node, parts: Node[]): Kind {
  const names = parts.flatMap(({ $ref }) => ($ref ? [nameOf($ref)] : []));
  if (names.includes("Length") || parts.some(({ examples }) => examples?.includes("25mm"))) return "length";
  if (names.includes("Color")) return "colour";
  const ways = parts.flatMap(({ anyOf, oneOf }) => [...(anyOf ?? []), ...(oneOf ?? [])]);
  const has = (type: string) => [...parts, ...ways].some((part) => [part.type].flat().includes(type));
  if (has("string") && ways.some(({ properties }) => properties)) return "words";
  if (parts.some((part) => part.enum)) return "choice";
  if (parts.some((part) => part.properties)) return "table";
  if (parts.some((part) => typeof part.additionalProperties === "object")) return "map";
  if (has("boolean")) return "switch";
  if (has("integer")) return "integer";
  if (has("number")) return "number";
  if (!has("array") || has("string")) return "text";
  const items = inside(parts);
  return items && ["table", "words"].includes(kindOf(schema, partsOf(schema, items))) ? "tables" : "list";
}

/** The schema of the items of a list, or of the values of a table with names of the user's own. */
function inside(parts: Node[]): Node | undefined {
  const items = parts.find((part) => part.items)?.items;
  if (items) return [items].flat()[0];
  const others = parts.find((part) => typeof part.additionalProperties === "object" && !part.properties)?.additionalProperties;
  return typeof others === "object" ? others : undefined;
}

/** A schema with all that it refers to. */
function partsOf(schema: Node, node: Node): Node[] {
  const target = node.$ref ? schema.definitions?.[nameOf(node.$ref)] : undefined;
  const parts = [...(target ? [target] : []), ...(node.allOf ?? []), ...usualWay(node)];
  return [node, ...parts.flatMap((part) => partsOf(schema, part))];
}

/** What a value is that does not come from a table of pieces, or a table where there may be `false` instead. */
function usualWay({ anyOf = [] }: Node): Node[] {
  const others = anyOf.filter(({ pattern }) => pattern !== PLACEHOLDER);
  const [way] = others.length < anyOf.length ? others : others.some(({ type }) => type === "boolean") ? others.filter(({ $ref }) => $ref) : [];
  return way ? [way] : [];
}

/** The pattern of a text that may stand in every key: a column of a table of pieces. */
const PLACEHOLDER = "\\{[^{}]*\\}";

function nameOf(reference: string): string {
  return reference.replace("#/definitions/", "");
}

/** Keys that do not go with the values of others, such as the diameter of a square. */
function excluded(parts: Node[], table: Table | undefined): string[] {
  const present = table ? [...table.keys.keys()] : [];
  return parts.flatMap(({ oneOf = [], properties = {} }) => {
    const branches = oneOf.filter((branch) => branch.additionalProperties === false && isMeant(branch, table));
    const keys = branches.map((branch) => Object.keys(branch.properties ?? {}));
    const fitting = keys.filter((keys) => present.every((key) => keys.includes(key) || !(key in properties)));
    const allowed = (fitting.length > 0 ? fitting : keys).flat();
    return branches.length > 0 ? Object.keys(properties).filter((key) => !allowed.includes(key)) : [];
  });
}

/** Whether a table is of the kind that a branch is for, as its key says or as is usual without one. */
function isMeant({ properties = {}, required = [] }: Node, table: Table | undefined): boolean {
  return Object.entries(properties).every(([key, condition]) => {
    if (typeof condition !== "object" || !("const" in condition)) return true;
    const value = table?.keys.get(key);
    return value === undefined ? !required.includes(key) : "value" in value && value.value === condition.const;
  });
}

/** The value after the word for it in a description. */
function usualIn(help: string): string {
  return /(?:Default|Par défaut)[^`.]*`([^`]+)`/.exec(help)?.[1] ?? "";
}
