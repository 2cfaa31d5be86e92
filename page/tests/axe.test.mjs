import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { drawn, noWiderThanScreen, start, visit } from "./browser.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const READY = {
  print: (page) => page.waitForSelector(".card .cover img"),
  "print/lightning": drawn,
  make: drawn,
  check: (page) => page.waitForSelector("#panel-check h1"),
  photo: (page) => page.waitForSelector("#panel-photo h1"),
};

for (const size of ["desktop", "phone"]) {
  for (const [lang, theme] of [["en-GB", "light"], ["fr-FR", "dark"]]) {
    for (const hash of Object.keys(READY)) {
      test(`axe: ${hash}, ${size}, ${lang}, ${theme}`, () =>
        visit(browser, { hash, size, lang, theme }, async (page) => {
          await READY[hash](page);
          for (const details of await page.locator("details:visible > summary").all()) await details.click();
          await page.evaluate(axe);
          const { violations } = await page.evaluate(() => globalThis.axe.run());
          const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
          assert.deepEqual(bad.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]), []);
          await noWiderThanScreen(page, size);
        }));
    }
  }
}
