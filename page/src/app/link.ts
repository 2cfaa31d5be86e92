import { deflateSync, inflateSync } from "fflate";

/** Maximum size in bytes of a text that goes into a link. Mail and chat programs cut longer links. */
export const LONGEST_LINKED = 8 * 1024;
/** Maximum size in bytes of a text that comes out of a link. */
const LONGEST_UNPACKED = 64 * 1024;
// Even a text that cannot be packed any smaller gives fewer characters than this.
const LONGEST_PART = LONGEST_LINKED * 2;

/** A text as part of an address; `undefined` if it is too long for a link. */
export function packed(text: string): string | undefined {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > LONGEST_LINKED) return undefined;
  const signs = btoa(String.fromCharCode(...deflateSync(bytes, { level: 9 })));
  return signs.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The inverse of `packed`; `undefined` for anything that is no text or too long. */
export function unpacked(part: string): string | undefined {
  if (part.length > LONGEST_PART || !/^[\w-]+$/.test(part)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    // What does not fit is dropped, so a full buffer means that the text was too long.
    const text = inflateSync(bytes, { out: new Uint8Array(LONGEST_UNPACKED + 1) });
    return text.length > LONGEST_UNPACKED ? undefined : new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(text);
  } catch {
    return undefined;
  }
}
