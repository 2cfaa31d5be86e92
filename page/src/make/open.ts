import { unzip, type Unzipped } from "fflate";
import { LONGEST } from "../check/stored";
import type { Attachment } from "../engine/parcel";
import { read } from "./toml/read";
import { textAt } from "./toml/tree";
import type { Work } from "./use-work";

/** Maximum size of a file in bytes. */
export const LARGEST = 64 * 1024 * 1024;
const PICTURE = /\.(svg|png|jpe?g)$/i;

export type Trouble = "unreadable" | "noText" | "tooLarge" | "tooLong" | "badLink" | "faultyText";
/** The contents of opened files: a spec with its pictures, or pictures only. */
export type Opened = { work: Work } | { pictures: Attachment[] } | { trouble: Trouble; name: string };

/** Opens a text, a zip, pictures, or a text together with its pictures. */
export async function open(files: File[]): Promise<Opened> {
  const all: Attachment[] = [];
  for (const file of files) {
    if (file.size > LARGEST) return { trouble: "tooLarge", name: file.name };
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/\.zip$/i.test(file.name)) {
      try {
        all.push(...(await unzipped(bytes)));
      } catch {
        return { trouble: "unreadable", name: file.name };
      }
      if (!all.some(isText)) return { trouble: "noText", name: file.name };
    } else {
      all.push({ name: file.name, bytes });
    }
  }
  const text = all.find(isText);
  const others = all.filter((file) => file !== text);
  const odd = others.find((file) => !isPicture(file) && !(text ? BESIDE : OF_GAMES).test(file.name));
  if (odd) return { trouble: "unreadable", name: odd.name };
  if (!text) return { pictures: others };
  // The editor has one kind of line ends, by which all places are counted.
  const decoded = new TextDecoder().decode(text.bytes).replaceAll("\r\n", "\n");
  if (decoded.length > LONGEST) return { trouble: "tooLong", name: text.name };
  return { work: { name: baseOf(text.name), text: decoded, pictures: beside(text.name, others) } };
}

/** The work of a text from a link. */
export function linkedWork(text: string): Work {
  const name = textAt(read(text)?.root, "game", "name") ?? "";
  return { name: /^[a-z0-9-]{1,60}$/.test(name) ? name : "my-game", text: text.replaceAll("\r\n", "\n"), pictures: [] };
}

const isText = ({ name }: Attachment) => /\.toml$/i.test(name);
export const isPicture = ({ name }: Attachment) => PICTURE.test(name);
// Leaflets, tables of pieces, fonts, and drawings that no browser shows.
const OF_GAMES = /\.(md|csv|tsv|ttf|svgz)$/i;
// And records of sample games.
const BESIDE = /\.(md|csv|tsv|ttf|svgz|txt)$/i;

async function unzipped(bytes: Uint8Array): Promise<Attachment[]> {
  let size = 0;
  const wanted = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name.endsWith("/") || ![PICTURE, BESIDE, /\.toml$/i].some((kind) => kind.test(name))) return false;
    size += originalSize;
    return size <= LARGEST;
  };
  const entries = await new Promise<Unzipped>((resolve, reject) => {
    unzip(bytes, { filter: wanted }, (error, files) => (error ? reject(error) : resolve(files)));
  });
  return Object.entries(entries).map(([name, content]) => ({ name, bytes: content as Uint8Array<ArrayBuffer> }));
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.toml$/i, "");
}

/** Specs name their pictures by their path relative to the spec. */
function beside(text: string, files: Attachment[]): Attachment[] {
  const folder = text.slice(0, text.lastIndexOf("/") + 1);
  return files.map(({ name, bytes }) => ({ name: name.startsWith(folder) ? name.slice(folder.length) : name, bytes }));
}
