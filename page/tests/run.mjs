import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CHROMIUM, HTML } from "./browser.mjs";

if (!existsSync(CHROMIUM)) {
  console.log("skipped: no Chromium");
  process.exit(0);
}
if (!existsSync(HTML)) {
  console.error(`no page at ${HTML}: build it with page/build, or name it in TABLIER_HTML`);
  process.exit(1);
}
const here = fileURLToPath(new URL(".", import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith(".test.mjs"))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .map((name) => here + name);
const { status } = spawnSync(process.execPath, ["--test", "--test-concurrency=2", "--test-timeout=600000", ...files], { stdio: "inherit" });
process.exit(status ?? 1);
