import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { drawn, visit } from "./browser.mjs";
import { announced, boxed, judged, lay, says, SIMPLE, square, text, turns } from "./check.mjs";
import { FIREFOX, OLDEST, startFirefox } from "./firefox.mjs";
import { TRAY } from "./images.mjs";
import { fine, write, wrong } from "./make.mjs";
import { load } from "./modules.mjs";

const { WORDS } = await load("words/index.ts");
const LANGS = { en: "en-GB", fr: "fr-FR" };
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

describe("Firefox", { skip: !FIREFOX && `no Firefox of release ${OLDEST} or newer: install it, or name it in TABLIER_FIREFOX` }, () => {
  let browser, saved, close;
  before(async () => ({ browser, saved, close } = await startFirefox()));
  after(() => close?.());

  for (const [lang, folder] of [["en", ""], ["fr", "fr/"]]) {
    test(`a game is chosen and saved, ${lang}`, () =>
      visit(browser, { lang: LANGS[lang] }, async (page) => {
        await page.getByRole("link", { name: /^Quits/ }).click();
        await drawn(page);
        await page.locator(".thumbnail").last().click();
        const { name, bytes } = await saved(() => press(page, WORDS[lang].sheets.pdf));
        assert.equal(name, "quits.pdf");
        assert.ok(bytes.equals(readFileSync(new URL(`../../output/${folder}quits.pdf`, import.meta.url))));
      }));

    test(`a photo is read and goes on in Check, ${lang}`, () =>
      visit(browser, { hash: "photo", lang: LANGS[lang] }, async (page) => {
        await page.locator("#panel-photo input[type=file]").first().setInputFiles(TRAY);
        await page.locator(".photo-overlay polygon").first().waitFor();
        assert.equal(await page.locator(".photo-place").count(), 25);
        await press(page, WORDS[lang].photo.goOn);
        await judged(page);
        assert.match(await square(page, "a5").getAttribute("aria-label"), /^a5, (light ball|bille claire)$/);
      }));
  }

  test("the language changes, and that is remembered", () =>
    visit(browser, { hash: "print/plank" }, async (page) => {
      await drawn(page);
      await page.getByRole("button", { name: "Français" }).click();
      await page.getByRole("heading", { name: "Planches", level: 1 }).waitFor();
      await page.reload();
      await page.getByRole("heading", { name: "Planches", level: 1 }).waitFor();
      assert.equal(await page.title(), "Planches – Imprimer – Tablier");
    }));

  test("a spec is typed, and its fault is told", () =>
    visit(browser, { hash: "make", view: "text" }, async (page) => {
      const spec = '[[piece]]\nname = "disc"\nshape = "circle"\ndiameter = "25mm"\ncount = 24\n';
      await drawn(page);
      await write(page, spec.replace("circle", "circel"));
      await wrong(page);
      await page.locator(".cm-lintRange-error").first().waitFor();
      await write(page, spec);
      await fine(page);
      await press(page, "Form");
      await page.locator(".form-card > summary", { hasText: "disc" }).click();
      await page.getByLabel("Count").fill("3");
      await fine(page);
      await drawn(page);
    }));

  test("the rules are read", () =>
    visit(browser, { hash: "rules/quits" }, async (page) => {
      await page.locator(".leaflet-diagram img").first().waitFor();
      await page.locator(".leaflet-contents").getByRole("link", { name: "Slide a line" }).click();
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "Slide a line");
    }));

  test("a position of Quits is laid, judged, and its proof is watched", () =>
    visit(browser, { hash: "check/quits" }, async (page) => {
      await judged(page);
      await lay(page, "light ball", ["a2", "b2", "a3"]);
      await lay(page, "dark ball", ["c5", "d5", "d4"]);
      await page.getByLabel("Variant").selectOption("simple");
      await page.getByLabel("To move").selectOption("light");
      await says(page, "legal");
      await square(page, "e1").press("l");
      await says(page, "illegal");
      await page.locator(".laid-square.fault").first().waitFor();
      await press(page, "Undo");
      await says(page, "legal");
      await page.locator(".proof").click();
      await page.getByRole("slider").focus();
      await page.keyboard.press("End");
      await announced(page, "c5", "c5, dark ball");
    }));

  test("a position of Lightning is laid and judged", () =>
    visit(browser, { hash: "check/lightning" }, async (page) => {
      await judged(page);
      await boxed(page, "fork").click();
      await square(page, "A:c1").click();
      await square(page, "A:c1").click();
      await announced(page, "A:c1", "A:c1, fork, turned by a quarter");
      await says(page, "legal");
    }));

  test("a position of Plank is laid and judged", () =>
    visit(browser, { hash: "check/plank" }, async (page) => {
      await judged(page);
      await page.getByRole("button", { name: "Add red, blue, white at the top" }).click();
      await page.getByRole("button", { name: "Add white, blue, red at the top" }).click();
      await lay(page, "token of A", ["P2:1"]);
      await lay(page, "token of B", ["P1:2"]);
      await announced(page, "P2:1", "P2:1, red square, token of A");
      await says(page, "legal");
    }));

  test("a game is played by mouse and by keys, and is there after a reload", () =>
    visit(browser, { hash: "check/quits" }, async (page) => {
      await judged(page);
      await text(page).fill(SIMPLE);
      await says(page, "legal");
      await press(page, "Play on");
      await square(page, "b2").click();
      await page.locator(".laid-square.target").first().waitFor();
      await square(page, "c3").click();
      await page.locator(".score p code").getByText("b2-c3", { exact: true }).waitFor();
      await square(page, "d5").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
      await page.locator(".score p").getByText(/: d5-c4$/).waitFor();
      await page.locator(".slide").first().click();
      await says(page, "legal");
      const end = await text(page).inputValue();
      await page.reload();
      await says(page, "legal");
      assert.equal(await text(page).inputValue(), end);
    }));

  for (const [game, take] of [["lightning", ".tray-piece"], ["plank", ".planks .plank"]]) {
    test(`a turn of ${game} is played by mouse`, () =>
      visit(browser, { hash: `check/${game}` }, async (page) => {
        await judged(page);
        await press(page, "Play on");
        await page.locator(take).first().click();
        await page.locator(".laid-square.target").first().click();
        await page.locator(".score p").getByText("Turn 1").waitFor();
        assert.ok((await (await turns(page)).count()) > 0);
      }));
  }
});
