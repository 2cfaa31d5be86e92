import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { encode } from "../src/engine/base85";
import { blanked } from "./blanked";
import { stripped } from "./stripped";

// Offset of gzip's OS byte.
const SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** The library without custom sections and the unused profile. */
export function slimmed(path: string): Uint8Array {
  return blanked(stripped(readFileSync(path)));
}

/** The library as gzip in base85, the same wherever it is packed. */
export function packed(path: string): string {
  const bytes = gzipSync(slimmed(path), { level: 9, memLevel: 9 });
  bytes[SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return encode(bytes);
}
