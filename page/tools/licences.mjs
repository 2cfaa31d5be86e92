import { fileURLToPath } from "node:url";
import { installed } from "./packages.mjs";

const ALLOWED = new Set(["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD"]);
// Used only in tests and not part of the page: file-level copyleft requires nothing here.
const FOR_TESTS = new Map([["axe-core", "MPL-2.0"]]);

const packages = installed(fileURLToPath(new URL("..", import.meta.url)));
const fine = ({ name, licence, shipped }) =>
  ALLOWED.has(licence) || (!shipped && FOR_TESTS.get(name) === licence);
const others = packages.filter((one) => !fine(one));
for (const { name, version, licence } of others) console.error(`${name} ${version}: ${licence}`);
if (others.length > 0) process.exit(1);
const shipped = packages.filter((one) => one.shipped).length;
console.log(`licences: ${packages.length} packages, ${shipped} of them in the page, all as they should be`);
