import { endOfString, headerOf } from "./toml-place";

/** A change of a text, as CodeMirror takes it. */
export interface Change {
  from: number;
  to?: number;
  insert?: string;
}

/** A key and its value in a text. */
interface Entry {
  key: string;
  from: number;
  value: number;
  to: number;
}

/** A header, and the lines below it up to the next. */
interface Section {
  path: string;
  start: number;
  from: number;
  to: number;
}

const KEY = /[ \t\n\r,]*(?:#[^\n]*\n\s*)*([\w-]+(?:\.[\w-]+)*|"[^"\n]*")[ \t]*=[ \t]*/y;
/** The keys of what lies on a face: it may have one of them. */
const CONTENTS = ["text", "symbol", "ports", "art", "svg", "picture"];
/** The other keys of a face that pictures have too. */
const KEPT = /^(like|background|pattern.*|marks|at|turn|size)$/;

/** Puts a picture on the front of the piece around a place of the text, or makes a piece of it at the end. */
export function putPicture(text: string, at: number, picture: string): Change[] {
  const drawn = `${/\.svg$/i.test(picture) ? "art" : "picture"} = ${JSON.stringify(picture)}`;
  const sections = sectionsOf(text);
  const here = sections.findLastIndex(({ start }) => start <= at);
  const head = sections.slice(0, here + 1).findLastIndex(({ path }) => path === "piece");
  const next = sections.findIndex(({ path }, index) => index > head && !path.startsWith("piece."));
  const piece = head < 0 || (next >= 0 && next <= here) ? undefined : sections[head];
  if (!piece) {
    const gap = text === "" ? "" : text.endsWith("\n") ? "\n" : "\n\n";
    return [{ from: text.length, insert: `${gap}[[piece]]\nshape = "circle"\ndiameter = "25mm"\ncount = 1\nfront = { ${drawn} }\n` }];
  }
  const entries = entriesFrom(text, piece.from, piece.to);
  const front = entries.find(({ key }) => key === "front");
  if (front) return [inline(text, front, drawn)];
  const dotted = entries.filter(({ key }) => key.startsWith("front."));
  if (dotted.length > 0) return onLines(text, dotted, `front.${drawn}`, 6);
  const own = sections.slice(head + 1, next < 0 ? undefined : next).find(({ path }) => path === "piece.front");
  if (own) return onLines(text, entriesFrom(text, own.from, own.to), drawn, 0, own.from);
  return [{ from: entries.at(-1)?.to ?? piece.from, insert: `\nfront = { ${drawn} }` }];
}

/** Rewrites an inline table. */
function inline(text: string, { value, to }: Entry, drawn: string): Change {
  const entries = entriesFrom(text, value + 1, to - 1);
  const kept = entries.filter(({ key }) => KEPT.test(key)).map(({ from, to }) => text.slice(from, to).trim());
  return { from: value, to, insert: `{ ${[...kept, drawn].join(", ")} }` };
}

/** Replaces the contents of a face that is written line by line. */
function onLines(text: string, entries: Entry[], drawn: string, prefix: number, start = 0): Change[] {
  const gone = entries.filter(({ key }) => !KEPT.test(key.slice(prefix)));
  const place = gone.find(({ key }) => CONTENTS.includes(key.slice(prefix)));
  const rest = gone.filter((entry) => entry !== place).map(({ from, to }) => ({ from: text.lastIndexOf("\n", from - 1), to }));
  const added = place ? { from: place.from, to: place.to, insert: drawn } : { from: entries.at(-1)?.to ?? start, insert: `\n${drawn}` };
  return [...rest, added];
}

function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    const path = headerOf(line);
    const before = sections.at(-1);
    if (path && before) before.to = at;
    if (path) sections.push({ path: path.join("."), start: at, from: at + line.length, to: text.length });
    at += line.length + 1;
  }
  return sections;
}

function entriesFrom(text: string, from: number, to: number): Entry[] {
  const entries: Entry[] = [];
  KEY.lastIndex = from;
  for (let found = KEY.exec(text); found && KEY.lastIndex <= to; found = KEY.exec(text)) {
    const [all, key = ""] = found;
    const value = KEY.lastIndex;
    entries.push({ key, from: found.index + all.lastIndexOf(key), value, to: endOfValue(text, value, to) });
    KEY.lastIndex = entries.at(-1)?.to ?? to;
  }
  return entries;
}

function endOfValue(text: string, from: number, to: number): number {
  let depth = 0;
  let end = from;
  for (let at = from; at < to; at++) {
    const sign = text[at] ?? "";
    if (depth === 0 && /[,\n#]/.test(sign)) break;
    if (sign === '"' || sign === "'") at = endOfString(text, at, sign) - 1;
    else if (sign === "#") at = text.indexOf("\n", at);
    else if (sign === "{" || sign === "[") depth++;
    else if (sign === "}" || sign === "]") depth--;
    if (!/\s/.test(sign)) end = at + 1;
  }
  return end;
}
