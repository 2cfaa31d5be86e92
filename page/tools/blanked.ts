// An ICC profile stores its length at its start and its signature at this offset.
const SIGNATURE = Buffer.from("acsp");
const SIGNATURE_AT = 36;

/** A module without the colour profile that `printpdf` carries for PDF/X, half a megabyte that Tablier never writes. */
export function blanked(module: Uint8Array): Uint8Array {
  const bytes = Buffer.from(module);
  const start = bytes.indexOf(SIGNATURE) - SIGNATURE_AT;
  if (start < 0) throw new Error("the module has no colour profile any more: take `blanked` out");
  const end = start + bytes.readUInt32BE(start);
  if (end > bytes.length) throw new Error("what looks like a colour profile is none");
  return bytes.fill(0, start, end);
}
