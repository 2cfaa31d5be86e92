// The pictures of the page in both READMEs are what the page shows. `BLESS=1 npm test -- pictures` takes them anew.
// Fonts of the system differ, so words are compared as text, and pixels coarsely.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { judged, says, text } from "./check.mjs";
import { drawn, start, visit } from "./browser.mjs";

const BLOCK_PIXELS = 40;
const MAX_SHADES = 24;

const ROWS = { en: ". . D D .\n. . . D .\nL . . . D\nL L . . .\n. L L . .\n", fr: ". . F F .\n. . . F .\nC . . . F\nC C . . .\n. C C . .\n" };
const KEYS = { en: "variant: classic\nto move: dark\nout: L0 D1\nlast: av\n", fr: "variante: classique\ntrait: foncé\nsorties: C0 F1\ndernier: av\n" };

const VIEWS = { print: { hash: "print/quits", prepare: workbench }, check: { hash: "check/quits", prepare: typed } };

/** The sheets and the notes on making the game beside them: two answers. */
async function workbench(page) {
  await drawn(page);
  await page.waitForSelector("details:has(> .leaflet-making)");
}

async function typed(page, lang) {
  await judged(page);
  await text(page).fill(KEYS[lang] + ROWS[lang]);
  await says(page, "legal");
  await judged(page);
  await page.getByRole("heading", { level: 1 }).first().click();
}

const folder = fileURLToPath(new URL("../../output/photo/", import.meta.url));

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

for (const [view, { hash, prepare }] of Object.entries(VIEWS)) {
  for (const lang of ["en", "fr"]) {
    test(`the picture of "${view}" in the README, ${lang}`, () =>
      visit(browser, { hash, lang }, async (page) => {
        await prepare(page, lang);
        await page.evaluate(() => document.fonts.ready);
        const [picture, words] = [`${folder}page-${view}.${lang}.png`, `${folder}page-${view}.${lang}.txt`];
        const [png, shown] = [await page.screenshot({ animations: "disabled", caret: "hide" }), await page.evaluate(visible)];
        if (process.env.BLESS) {
          writeFileSync(picture, png);
          writeFileSync(words, shown);
        }
        assert.equal(shown, readFileSync(words, "utf8"));
        const [one, other] = await page.evaluate(blocks, { pictures: [png, readFileSync(picture)].map((bytes) => bytes.toString("base64")), size: BLOCK_PIXELS });
        assert.equal(one.length, other.length);
        const most = Math.max(...one.map((shade, at) => Math.abs(shade - other[at])));
        assert.ok(most <= MAX_SHADES, `a block of ${picture} differs by ${most} shades`);
      }));
  }
}

/** The texts and values in sight, a line each. */
function visible() {
  const inSight = (element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && width > 0 && height > 0 && element.checkVisibility();
  };
  const value = ({ tagName, selectedOptions, value }) => (tagName === "SELECT" ? selectedOptions[0].text : value);
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!inSight(element) || element.closest("svg, option")) continue;
    if (node !== element && !element.matches("textarea, select")) lines.push(node.data.trim());
    else if (node === element && element.matches("textarea, select, input[type=text], input:not([type])")) lines.push(value(element));
  }
  return `${lines.filter(Boolean).join("\n")}\n`;
}

/** The mean shade of every colour in every block of both pictures. */
async function blocks({ pictures, size }) {
  const shades = [];
  for (const base64 of pictures) {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width / size, image.height / size];
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    shades.push([...context.getImageData(0, 0, canvas.width, canvas.height).data]);
  }
  return shades;
}
