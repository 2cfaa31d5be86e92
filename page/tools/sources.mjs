// A hash of the sources of the page. `node tools/sources.mjs` prints it; with a file, says whether that was made from
// them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const SOURCES = ["Cargo.lock", "page", "src", "templates"];
const MADE = new Set(["page/node_modules", "page/tests"]);

/** The files below a path, in the order of their names. */
function* files(path) {
  if (MADE.has(path)) return;
  let entries;
  try {
    entries = readdirSync(new URL(path, ROOT), { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const name of entries.map((entry) => entry.name).sort()) yield* files(`${path}/${name}`);
}

const hash = createHash("sha256");
for (const path of SOURCES.flatMap((source) => [...files(source)])) {
  const bytes = readFileSync(new URL(path, ROOT));
  hash.update(`${path}\n${bytes.length}\n`).update(bytes);
}
const now = hash.digest("hex");

const [note] = process.argv.slice(2);
if (!note) {
  console.log(now);
} else {
  const made = readFileSync(note, "utf8").match(/[0-9a-f]{64}/)?.[0];
  if (made !== now) console.log(`page: ${fileURLToPath(new URL("output/tablier.html", ROOT))} is older than its sources; page/build makes it anew`);
}
