/** A value that is written as TOML. */
export type Plain = string | number | boolean | Plain[] | { [key: string]: Plain };

/** A value as TOML on one line. */
export function literal(value: Plain): string {
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object") return String(value);
  const entries = Object.entries(value).map(([key, one]) => `${bare(key)} = ${literal(one)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

export function bare(key: string): string {
  return /^[\w-]+$/.test(key) ? key : quoted(key);
}

/** JSON strings are strings of TOML but for DEL and halves of pairs. */
function quoted(text: string): string {
  return JSON.stringify(text.replace(/\p{Surrogate}/gu, "\ufffd")).replaceAll("\u007f", "\\u007f");
}
