import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const built = (profile) => fileURLToPath(new URL(`../../target/${profile}/tablier`, import.meta.url));
const changed = (path) => (existsSync(path) ? statSync(path).mtimeMs : Infinity);

/** Whether a program is newer than all that cargo made it of, which it lists beside it. */
function isFresh(path) {
  if (!existsSync(path) || !existsSync(`${path}.d`)) return false;
  const [, sources = ""] = readFileSync(`${path}.d`, "utf8").split(": ");
  return sources.trim().split(/(?<!\\) /).every((source) => changed(source.replaceAll("\\ ", " ")) <= changed(path));
}

/** The command line that does the same as the page. */
export const COMMAND = process.env.TABLIER_COMMAND || ["release", "debug"].map(built).find(isFresh);
/** Why tests that need it are passed over. In CI they fail. */
export const WITHOUT = COMMAND || process.env.CI ? false : "no `tablier` that is newer than its sources: build it, or name it in TABLIER_COMMAND";
