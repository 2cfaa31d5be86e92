/** A file attached to a request or an answer. */
export interface Attachment {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const LENGTH_BYTES = 4;

interface Listed {
  files: { name: string; size: number }[];
}

/** The length of the JSON, the JSON, and the files. */
export function pack(ask: object, files: Attachment[]): Uint8Array<ArrayBuffer> {
  const listed = files.map(({ name, bytes }) => ({ name, size: bytes.length }));
  const json = new TextEncoder().encode(JSON.stringify({ ask, files: listed }));
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, LENGTH_BYTES + json.length);
  const parcel = new Uint8Array(size);
  new DataView(parcel.buffer).setUint32(0, json.length, true);
  parcel.set(json, LENGTH_BYTES);
  let at = LENGTH_BYTES + json.length;
  for (const { bytes } of files) {
    parcel.set(bytes, at);
    at += bytes.length;
  }
  return parcel;
}

export function unpack<A>(parcel: Uint8Array<ArrayBuffer>): { answer: A; files: Attachment[] } {
  const view = new DataView(parcel.buffer, parcel.byteOffset, parcel.byteLength);
  const end = LENGTH_BYTES + view.getUint32(0, true);
  const json = new TextDecoder().decode(parcel.subarray(LENGTH_BYTES, end));
  const { answer, files } = JSON.parse(json) as { answer: A } & Listed;
  let at = end;
  const attached = files.map(({ name, size }) => {
    const bytes = parcel.slice(at, at + size);
    at += size;
    return { name, bytes };
  });
  return { answer, files: attached };
}
