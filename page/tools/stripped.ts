const PREAMBLE = 8;
const CUSTOM = 0;

/** A WebAssembly module without its custom sections: names of functions, notes of the compiler. It runs without. */
export function stripped(module: Uint8Array): Uint8Array {
  const kept = [module.subarray(0, PREAMBLE)];
  for (let at = PREAMBLE; at < module.length; ) {
    const start = at;
    const id = module[at++];
    let length = 0;
    for (let shift = 0, byte = 0x80; byte & 0x80; shift += 7) {
      byte = module[at++] ?? 0;
      length |= (byte & 0x7f) << shift;
    }
    at += length;
    if (id !== CUSTOM) kept.push(module.subarray(start, at));
  }
  return Buffer.concat(kept);
}
