/** A place in a TOML text. */
export interface Place {
  /** The keys of the enclosing tables, outermost first: `["piece", "front"]`. */
  path: string[];
  /** The key whose value is being typed, if it is a value. */
  key: string | undefined;
}

interface Open {
  sign: "{" | "[";
  key: string | undefined;
}

const HEADER = /^\s*\[\[?\s*([^\]]*?)\s*\]\]?\s*(#.*)?$/;
const KEY_BEFORE = /([\w-]+(?:\s*\.\s*[\w-]+)*|"[^"]*")\s*=\s*$/;

/** The table and key around the end of the text; `undefined` in a comment. */
export function placeAtEnd(text: string): Place | undefined {
  const lines = text.split("\n");
  // The last line is still being typed, so it is no header yet.
  const header = lines.slice(0, -1).findLastIndex((line) => headerOf(line));
  return within(headerOf(lines[header] ?? "") ?? [], lines.slice(header + 1).join("\n"));
}

/** The lines from the header above a line to the next one, without the line itself, which is still being typed. */
export function sectionAround(text: string, from: number, to: number): string {
  const [above, below] = [text.slice(0, from).split("\n"), text.slice(to).split("\n")];
  const header = above.findLastIndex((line) => headerOf(line));
  const next = below.findIndex((line) => headerOf(line));
  return [...above.slice(Math.max(header, 0)), ...(next < 0 ? below : below.slice(0, next))].join("\n");
}

/** The path of the table that a line is the header of; `undefined` for other lines. */
export function headerOf(line: string): string[] | undefined {
  const inside = HEADER.exec(line)?.[1];
  // A line such as `["a", "b"],` inside an array looks like a header; a header holds bare keys only.
  return inside !== undefined && /^[\w-]+(\s*\.\s*[\w-]+)*$/.test(inside) ? keys(inside) : undefined;
}

function keys(dotted: string): string[] {
  return dotted.split(".").map((key) => key.trim().replace(/^"(.*)"$/, "$1"));
}

function within(path: string[], body: string): Place | undefined {
  const open: Open[] = [];
  let pending: string | undefined;
  let plain = "";
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? "";
    if (sign === "#") {
      at = body.indexOf("\n", at) - 1;
      if (at < 0) return undefined;
    } else if (sign === '"' || sign === "'") {
      const end = endOfString(body, at, sign);
      plain += body.slice(at, end);
      at = end - 1;
    } else if (sign === "{" || sign === "[") {
      open.push({ sign, key: pending });
      pending = undefined;
      plain = "";
    } else if (sign === "}" || sign === "]") {
      pending = open.pop()?.key;
      plain = "";
    } else if (sign === "=") {
      pending = KEY_BEFORE.exec(`${plain}=`)?.[1] ?? pending;
      plain = "";
    } else if (sign === "," || (sign === "\n" && open.length === 0)) {
      pending = undefined;
      plain = "";
    } else {
      plain += sign;
    }
  }
  const tables = open.flatMap(({ key }) => (key === undefined ? [] : keys(key)));
  const last = open.at(-1);
  if (last?.sign === "[") return { path: [...path, ...tables.slice(0, -1)], key: tables.at(-1) };
  return { path: [...path, ...tables], key: pending };
}

/** The end of the string that begins with a quote. */
export function endOfString(text: string, from: number, quote: string): number {
  const long = quote.repeat(3);
  if (text.startsWith(long, from)) {
    const at = text.indexOf(long, from + 3);
    return at < 0 ? text.length : at + 3;
  }
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === "\\" && quote === '"') at++;
    else if (text[at] === quote) return at + 1;
    // An unclosed string ends with its line.
    else if (text[at] === "\n") return at;
  }
  return text.length;
}
