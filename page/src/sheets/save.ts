import { zip, type AsyncZippable } from "fflate";
import type { Attachment } from "../engine/parcel";

const TYPES: Record<string, string> = {
  pdf: "application/pdf",
  svg: "image/svg+xml",
  png: "image/png",
  zip: "application/zip",
  toml: "application/toml",
};

/** Downloads a file. */
export function save({ name, bytes }: Attachment): void {
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A single file as it is, several as a zip with this name. */
export async function saveAll(files: Attachment[], zipName: string): Promise<string | undefined> {
  const [first, ...others] = files;
  if (!first) return undefined;
  const file = others.length === 0 ? first : { name: zipName, bytes: await zipped(files) };
  save(file);
  return file.name;
}

/** What is compressed already. */
const STORED = /\.(jpe?g|png)$/i;
// The same files give the same bytes: the earliest date of a zip in local time, in which it is written.
const mtime = new Date(1980, 0, 1);

export function zipped(files: Attachment[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries: AsyncZippable = Object.fromEntries(files.map(({ name, bytes }) => [name, [bytes, { level: STORED.test(name) ? 0 : 6, mtime }]]));
  return new Promise((resolve, reject) => {
    zip(entries, { consume: false }, (error, bytes) => (error ? reject(error) : resolve(bytes as Uint8Array<ArrayBuffer>)));
  });
}
