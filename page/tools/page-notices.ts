import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { notices, programWorks } from "./notices.mjs";
import { installed } from "./packages.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The licences of what is in the page: packages, crates and fonts. */
export function pageNotices(): string {
  const shipped = installed(ROOT).filter(({ shipped }) => shipped);
  const packages = shipped.map(({ name, folder, version }) => ({
    name: `${name} ${version}`,
    texts: [licence(folder)],
  }));
  return notices([...packages, ...programWorks("wasm32-unknown-unknown")]);
}

function licence(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  if (!name) throw new Error(`no licence text in ${folder}`);
  return readFileSync(join(folder, name), "utf8");
}
