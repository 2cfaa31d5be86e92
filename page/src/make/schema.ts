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

/** The keys allowed in the table at a path. */
export function keysAt(schema: Node, path: string[]): Key[] {
  const found = new Map<string, Key>();
  for (const node of nodesAt(schema, path)) {
    for (const [name, child] of Object.entries(node.properties ?? {})) {
      if (!found.has(name)) found.set(name, { name, description: describe(schema, child), node: child });
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
