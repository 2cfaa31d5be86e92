import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const END = process.platform === "win32" ? ".exe" : "";

/** When the newest file of a folder was changed. */
function changed(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...files.map(({ parentPath, path, name }) => statSync(`${parentPath ?? path}/${name}`).mtimeMs));
}

/** The command line of the same sources as the page: the one that is named, or one that was built since they changed. */
function found() {
  if (process.env.TABLIER_COMMAND) return process.env.TABLIER_COMMAND;
  const newest = Math.max(...["src", "templates"].map((folder) => changed(at(folder))));
  return ["release", "debug"].map((profile) => at(`target/${profile}/tablier${END}`)).find((path) => existsSync(path) && statSync(path).mtimeMs > newest);
}

export const COMMAND = found();
/** Why tests that need it are passed over. In CI they are not: they fail. */
export const WITHOUT = COMMAND || process.env.CI ? false : "no `tablier` newer than its sources: build it, or name it in TABLIER_COMMAND";
