import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { stripped } from "./stripped";

// Where gzip notes on which system it ran.
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** The library as gzip in base64, the same wherever it is packed. */
export function packed(path: string): string {
  const bytes = gzipSync(stripped(readFileSync(path)), { level: 9, memLevel: 9 });
  bytes[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return bytes.toString("base64");
}
