import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** All installed packages according to the lock file. Packages for other systems are locked but not installed. */
export function installed(root) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(lock.packages)
    .filter(([path]) => path.startsWith("node_modules/"))
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      folder: join(root, path),
      version: entry.version,
      licence: entry.license ?? "none",
      shipped: !entry.dev && !entry.devOptional,
      present: existsSync(join(root, path)),
    }));
}
