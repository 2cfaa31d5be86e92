import { headerOf, placeAtEnd } from "./toml-place";

/** The path of the key at a place of a spec: of the key that is written there, of the one whose value is there, or of the table. */
export function keyAt(text: string, at: number): string | undefined {
  const begin = text.lastIndexOf("\n", at - 1) + 1;
  const lineEnd = text.indexOf("\n", at);
  const line = text.slice(begin, lineEnd < 0 ? text.length : lineEnd);
  const header = headerOf(line);
  if (header) return joined(header);
  const before = /[\w.-]*$/.exec(text.slice(begin, at))?.[0] ?? "";
  const after = /^[\w-]*/.exec(text.slice(at))?.[0] ?? "";
  const start = at - before.length;
  const place = placeAtEnd(text.slice(0, start));
  if (!place) return undefined;
  const { path, key } = place;
  if (key !== undefined) return joined([...path, key]);
  const word = (before + after).split(".").filter((key) => key !== "");
  return joined([...path, ...word]);
}

/** Names by the user may hold anything; none of them is looked up. */
function joined(path: string[]): string | undefined {
  return path.length > 0 ? path.map((key) => key.replace(/[\s.]/g, "-")).join(".") : undefined;
}
