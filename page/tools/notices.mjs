import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crates } from "./crates.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COPYRIGHT = /^\W*(copyright|\(c\)|©).*\d{4}|^\W*copyright \(c\)/i;

/** Crates and libraries linked for `target`, and the fonts, which are in every build. */
export function programWorks(target) {
  return [...crates(ROOT, target), ...systemLibraries(target), ...fonts()];
}

/** What the compiler links without naming it. All of it is under the MIT licence, as is Tablier. */
function systemLibraries(target) {
  const lines = readFileSync(join(ROOT, "LICENSE-MIT"), "utf8").split("\n");
  const mit = (holder) => lines.map((line) => (COPYRIGHT.test(line) ? holder : line)).join("\n");
  const standard = { name: "Rust standard library", texts: [mit("Copyright (c) The Rust Project Contributors")] };
  const musl = { name: "musl", texts: [mit("Copyright © 2005-2020 Rich Felker, et al.")] };
  return target.endsWith("-musl") ? [standard, musl] : [standard];
}

function fonts() {
  const folder = join(ROOT, "templates/fonts");
  const files = readdirSync(folder).filter((file) => file.startsWith("OFL-"));
  return files.sort().map((file) => ({
    name: `${file.slice("OFL-".length, -".txt".length)} (font)`,
    texts: [readFileSync(join(folder, file), "utf8")],
  }));
}

/** Licences of works. A shared text is printed once, below the copyright lines. */
export function notices(works) {
  const groups = new Map();
  for (const { name, text } of works.flatMap(({ name, texts }) => texts.map((text) => ({ name, text })))) {
    const lines = text.replaceAll("\r\n", "\n").trim().split("\n");
    const body = lines.filter((line) => !COPYRIGHT.test(line)).join("\n").trim();
    const key = body.replaceAll(/\s+/g, " ").toLowerCase();
    const group = groups.get(key) ?? { body, names: new Set(), holders: new Set() };
    group.names.add(name);
    for (const line of lines.filter((line) => COPYRIGHT.test(line))) group.holders.add(line.trim());
    groups.set(key, group);
  }
  const shown = ({ body, names, holders }) =>
    [[...names].sort().join(", "), [...holders].sort().join("\n"), body].filter(Boolean).join("\n\n");
  return [...groups.values()].map(shown).join(`\n\n${"-".repeat(60)}\n\n`) + "\n";
}
