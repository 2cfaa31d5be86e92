import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { noWiderThanScreen, start, visit } from "./browser.mjs";
import { judged, SIMPLE, text } from "./check.mjs";
import { TRAY } from "./images.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const SCENES = {
  "check/quits": async (page) => {
    await text(page).fill(SIMPLE.replace("L L", "L L ?").replace("L L ? . . .", "L L ? . ."));
    await page.waitForSelector(".finding");
  },
  "check/lightning": async (page) => {
    await text(page).fill("A: b1 I0, b3 I0\nB: c1 Y0\n");
    await page.waitForSelector(".finding");
    await page.locator(".finding").first().focus();
  },
  "check/plank": async (page) => {
    await text(page).fill("players: 2\nP2 wB b  rB\nP1 rA bA w\n");
    await page.waitForSelector(".threat-line");
    await page.locator(".proof").click();
    await page.waitForSelector(".stepper");
  },
  photo: async (page) => {
    await page.locator("#panel-photo input[type=file]").first().setInputFiles(TRAY);
    await page.waitForSelector(".photo-overlay");
    await page.locator(".photo-place").first().click();
  },
};

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

for (const size of ["desktop", "phone"]) {
  for (const [lang, theme] of [["en-GB", "light"], ["fr-FR", "dark"]]) {
    for (const [hash, prepare] of Object.entries(SCENES)) {
      test(`axe: ${hash} in use, ${size}, ${lang}, ${theme}`, () =>
        visit(browser, { hash, size, lang, theme }, async (page) => {
          if (hash === "photo") await page.waitForSelector(".photo-pick");
          else await judged(page);
          await prepare(page);
          await page.waitForTimeout(400);
          await page.evaluate(axe);
          const { violations } = await page.evaluate(() => globalThis.axe.run());
          const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
          assert.deepEqual(bad.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]), []);
          await noWiderThanScreen(page, size);
        }));
    }
  }
}
