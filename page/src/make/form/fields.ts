import { unfit } from "../contents";
import { excluded, type Node } from "../schema";
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
  /** Whether a table may also be `false`: none at all. */
  mayBeNone: boolean;
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
  const mayBeNone = parts.some(({ anyOf = [] }) => isTableOrNone(anyOf));
  return { key, kind: kindOf(schema, parts), help, usual: usualIn(help), values: named, node: inside(parts) ?? node, mayBeNone };
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
  const [way] = others.length < anyOf.length ? others : isTableOrNone(others) ? others.filter(({ $ref }) => $ref) : [];
  return way ? [way] : [];
}

function isTableOrNone(ways: Node[]): boolean {
  return ways.some(({ type }) => type === "boolean") && ways.some(({ $ref }) => $ref);
}

/** The pattern of a text that may stand in every key: a column of a table of pieces. */
const PLACEHOLDER = "\\{[^{}]*\\}";

function nameOf(reference: string): string {
  return reference.replace("#/definitions/", "");
}

/** The value after the word for it in a description. */
function usualIn(help: string): string {
  return /(?:Default|Par défaut)[^`.]*`([^`]+)`/.exec(help)?.[1] ?? "";
}
