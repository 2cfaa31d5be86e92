// Printable characters without a meaning in HTML or scripts.
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#()*+,-./:;=?@[]^_{|}~";
const BASE = ALPHABET.length;
const GROUP_BYTES = 4;
const GROUP_CHARACTERS = 5;

/** Bytes as text: five characters for four bytes, where base64 takes five and a third. */
export function encode(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += GROUP_BYTES) {
    const group = bytes.subarray(at, at + GROUP_BYTES);
    let value = 0;
    for (let byte = 0; byte < GROUP_BYTES; byte++) value = value * 256 + (group[byte] ?? 0);
    let text = "";
    for (let digit = 0; digit < GROUP_CHARACTERS; digit++) {
      text = ALPHABET.charAt(value % BASE) + text;
      value = Math.floor(value / BASE);
    }
    parts.push(text.slice(0, group.length + 1));
  }
  return parts.join("");
}

/** The inverse of `encode`. */
export function decode(text: string): Uint8Array<ArrayBuffer> {
  const digits = new Uint8Array(128);
  for (let digit = 0; digit < BASE; digit++) digits[ALPHABET.charCodeAt(digit)] = digit;
  const whole = Math.floor(text.length / GROUP_CHARACTERS);
  const rest = text.length % GROUP_CHARACTERS;
  const bytes = new Uint8Array(whole * GROUP_BYTES + Math.max(rest - 1, 0));
  const view = new DataView(bytes.buffer);
  const group = (from: number, length: number) => {
    let value = 0;
    for (let digit = 0; digit < GROUP_CHARACTERS; digit++) {
      // Pads a short group with the last digit; the padding only affects dropped bytes.
      value = value * BASE + (digit < length ? (digits[text.charCodeAt(from + digit)] ?? 0) : BASE - 1);
    }
    return value;
  };
  for (let at = 0; at < whole; at++) view.setUint32(at * GROUP_BYTES, group(at * GROUP_CHARACTERS, GROUP_CHARACTERS));
  const last = group(whole * GROUP_CHARACTERS, rest);
  for (let byte = 0; byte < rest - 1; byte++) bytes[whole * GROUP_BYTES + byte] = Math.floor(last / 256 ** (3 - byte)) & 255;
  return bytes;
}
