import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const MAX_METADATA_BYTES = 64 << 20;

/** The crates that are linked into a build for `target`, each with the texts of its licence. */
export function crates(root, target) {
  const options = ["metadata", "--locked", "--format-version", "1", "--filter-platform", target];
  const metadata = JSON.parse(execFileSync("cargo", options, { cwd: root, maxBuffer: MAX_METADATA_BYTES }));
  const linked = linkedIn(metadata);
  return linked.map((one) => ({ name: `${one.name} ${one.version}`, texts: texts(one, linked, root) }));
}

/** Normal dependencies of the root package, without macros and what only macros use. */
function linkedIn({ packages, resolve }) {
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const byId = new Map(packages.map((one) => [one.id, one]));
  const found = new Set();
  const visit = (id) => {
    for (const { pkg, dep_kinds } of nodes.get(id).deps) {
      const isMacro = byId.get(pkg).targets.some(({ kind }) => kind.includes("proc-macro"));
      if (found.has(pkg) || isMacro || !dep_kinds.some(({ kind }) => kind === null)) continue;
      found.add(pkg);
      visit(pkg);
    }
  };
  visit(resolve.root);
  return [...found].map((id) => byId.get(id)).sort((one, other) => (one.id < other.id ? -1 : 1));
}

function texts(one, linked, root) {
  const own = licenceTexts(one);
  if (own.length > 0) return own;
  // Some packages leave the text to their repository.
  const siblings = linked.filter((other) => other.repository === one.repository && other.license === one.license);
  const text = siblings.flatMap(licenceTexts).slice(0, 1);
  if (text.length > 0) return text;
  if (!one.license.includes("Apache-2.0")) throw new Error(`no licence text for ${one.name}`);
  return [readFileSync(join(root, "LICENSE-APACHE"), "utf8")];
}

/** MIT alone where it is one of several to choose from, as it is short. */
function licenceTexts(one) {
  const folder = dirname(one.manifest_path);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying)/i.test(file));
  const mit = one.license.includes(" AND ") ? undefined : files.find((file) => /mit/i.test(file));
  return (mit ? [mit] : files).map((file) => readFileSync(join(folder, file), "utf8"));
}
