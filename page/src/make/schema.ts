import type { Table } from "./toml/tree";

/** The subset of JSON Schema that the library generates. */
export interface Node {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  pattern?: string;
  properties?: Record<string, Node>;
  additionalProperties?: boolean | Node;
  items?: Node | Node[];
  allOf?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  definitions?: Record<string, Node>;
  required?: string[];
}

export interface Key {
  name: string;
  description: string;
  node: Node;
}

/** The keys allowed in the table at a path; with the table itself, those that go with what is typed there already. */
export function keysAt(schema: Node, path: string[], table?: Table): Key[] {
  const found = new Map<string, Key>();
  const nodes = nodesAt(schema, path);
  const odd = new Set(table ? [...table.keys.keys(), ...excluded(nodes, table)] : []);
  for (const node of nodes) {
    for (const [name, child] of Object.entries(node.properties ?? {})) {
      if (!found.has(name) && !odd.has(name)) found.set(name, { name, description: describe(schema, child), node: child });
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The named values of the key at a path, as TOML. */
export function valuesAt(schema: Node, path: string[]): string[] {
  const values = nodesAt(schema, path).flatMap((node) => {
    if (node.type === "boolean") return [true, false];
    return [...(node.enum ?? []), ...("const" in node ? [node.const] : []), ...(node.examples ?? [])];
  });
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}

export function isTable(schema: Node, node: Node): boolean {
  return alternatives(schema, node).some((one) => one.properties !== undefined);
}

function nodesAt(schema: Node, path: string[]): Node[] {
  let nodes = alternatives(schema, schema);
  for (const key of path) {
    nodes = nodes.flatMap((node) => children(node, key)).flatMap((child) => alternatives(schema, child));
  }
  return nodes;
}

function children(node: Node, key: string): Node[] {
  const named = node.properties?.[key];
  // A branch only says which keys it has.
  if (named) return typeof named === "object" ? [named] : [];
  return typeof node.additionalProperties === "object" ? [node.additionalProperties] : [];
}

/** A node and all its alternatives: its reference, its parts, and the items of a list. */
function alternatives(schema: Node, node: Node): Node[] {
  const target = node.$ref ? schema.definitions?.[node.$ref.replace("#/definitions/", "")] : undefined;
  const items = node.items ? [node.items].flat() : [];
  const next = [...(target ? [target] : []), ...(node.allOf ?? []), ...(node.anyOf ?? []), ...(node.oneOf ?? []), ...items];
  return [node, ...next.flatMap((one) => alternatives(schema, one))];
}

function describe(schema: Node, node: Node): string {
  return alternatives(schema, node).find(({ description }) => description)?.description ?? "";
}

/** Keys that do not go with the values of others, such as the diameter of a square. `parts` are a table with all that it refers to. */
export function excluded(parts: Node[], table: Table | undefined): string[] {
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
