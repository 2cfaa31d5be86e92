import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installed } from "./packages.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FONT_LICENCE = join(ROOT, "../templates/fonts/OFL-LibreCaslonText.txt");

/** The licences of what is in the page, those with the same text together. */
export function notices(): string {
  const texts = new Map<string, string[]>();
  const add = (text: string, name: string) => texts.set(text, [...(texts.get(text) ?? []), name]);
  for (const { name, folder, version, shipped } of installed(ROOT)) {
    if (shipped) add(licence(folder), `${name} ${version}`);
  }
  add(readFileSync(FONT_LICENCE, "utf8").trim(), "Libre Caslon Text");
  return [...texts].map(([text, names]) => `${names.sort().join(", ")}\n\n${text}\n`).join("\n\n");
}

function licence(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (!name) throw new Error(`no licence text in ${folder}`);
  return readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim();
}
