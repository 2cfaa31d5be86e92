import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { crates } from "../tools/crates.mjs";
import { notices } from "../tools/notices.mjs";
import { installed } from "../tools/packages.mjs";
import { HTML } from "./browser.mjs";

const PAGE = fileURLToPath(new URL("..", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("a text that works share stands once, with all their copyright lines", () => {
  const mit = (holder) => `MIT License\n\nCopyright (c) 2020 ${holder}\n\nPermission is granted.\n`;
  const works = [
    { name: "one 1.0", texts: [mit("Ada")] },
    { name: "two 2.0", texts: [mit("Grace").replaceAll("\n", "\r\n")] },
    { name: "three 3.0", texts: ["Other terms.", mit("Ada")] },
  ];
  const all = notices(works);
  assert.equal(all.match(/Permission is granted/g).length, 1);
  assert.match(all, /^one 1\.0, three 3\.0, two 2\.0\n\nCopyright \(c\) 2020 Ada\nCopyright \(c\) 2020 Grace\n/);
  assert.match(all, /three 3\.0\n\nOther terms\.\n$/);
});

test("every crate and package in the page is named with its licence", () => {
  const text = /<script type="text\/plain" id="licences">([^]*?)<\/script>/.exec(readFileSync(HTML, "utf8"))[1];
  const linked = crates(ROOT, "wasm32-unknown-unknown");
  assert.ok(linked.length > 50 && linked.every(({ texts }) => texts.length > 0), `${linked.length} crates`);
  const packages = installed(PAGE).filter(({ shipped }) => shipped);
  const names = [...linked.map(({ name }) => name), ...packages.map(({ name, version }) => `${name} ${version}`)];
  assert.deepEqual(names.filter((name) => !text.includes(name)), []);
  for (const font of ["LibreCaslonText", "LibreFranklin", "Rye"]) assert.ok(text.includes(`${font} (font)`), font);
  assert.doesNotMatch(text, /<\/?script/i);
});
