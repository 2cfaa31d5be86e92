import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { noWiderThanScreen, saved, start, visit } from "./browser.mjs";
import { announced, boxed, judged, lay, says, SIMPLE, square, text, verdict } from "./check.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

for (const size of ["desktop", "phone"]) {
  test(`a position of Quits is clicked together, ${size}`, () =>
    visit(browser, { hash: "check/quits", size }, async (page) => {
      await judged(page);
      await lay(page, "light ball", ["a2", "b2", "a3"]);
      await lay(page, "dark ball", ["c5", "d5", "d4"]);
      await page.getByLabel("Variant").selectOption("simple");
      await page.getByLabel("To move").selectOption("light");
      await says(page, "legal");
      await announced(page, "a3", "a3, light ball");
      await announced(page, "e1", "e1, empty");
      assert.match(await text(page).inputValue(), /to move: light/);
      assert.match(await text(page).inputValue(), /L L \. \. \./);
      await square(page, "e1").press("l");
      await says(page, "illegal");
      await page.waitForSelector(".laid-square.fault");
      assert.ok((await page.locator(".finding").count()) > 0);
      await page.getByRole("button", { name: "Undo" }).click();
      await says(page, "legal");
      await noWiderThanScreen(page, size);
    }));
}

test("by keys alone, in French", () =>
  visit(browser, { hash: "check/quits", lang: "fr-FR" }, async (page) => {
    await judged(page);
    await square(page, "a1").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("l");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("?");
    await announced(page, "a2", "a2, bille claire");
    await announced(page, "b2", "b2, bille claire");
    await announced(page, "b3", "b3, inconnu");
    await page.keyboard.press("Backspace");
    await announced(page, "b3", "b3, vide");
    await page.keyboard.press("Control+z");
    await announced(page, "b3", "b3, inconnu");
    await page.keyboard.press("Control+y");
    await announced(page, "b3", "b3, vide");
    await judged(page);
    assert.match(await text(page).inputValue(), /C C \. \. \./);
    await page.getByLabel("Variante").selectOption("simple");
    await page.getByLabel("À qui de jouer").selectOption("dark");
    await judged(page);
    assert.match(await text(page).inputValue(), /variante: simple\ntrait: foncé\n/);
    assert.equal(await page.getByLabel("Variante").inputValue(), "simple");
    assert.equal(await page.getByLabel("À qui de jouer").inputValue(), "dark");
  }));

test("a piece of Lightning is turned", () =>
  visit(browser, { hash: "check/lightning" }, async (page) => {
    await judged(page);
    await boxed(page, "fork").click();
    await square(page, "A:c1").click();
    await announced(page, "A:c1", "A:c1, fork, not turned");
    await square(page, "A:c1").click();
    await announced(page, "A:c1", "A:c1, fork, turned by a quarter");
    await square(page, "A:c1").press("r");
    await announced(page, "A:c1", "A:c1, fork, turned by a half");
    await judged(page);
    assert.match(await text(page).inputValue(), /1\s+\.\. \.\. Y2/);
  }));

test("a row of Plank is built", () =>
  visit(browser, { hash: "check/plank" }, async (page) => {
    await judged(page);
    await page.getByRole("button", { name: "Add red, blue, white at the top" }).click();
    await page.getByRole("button", { name: "Add white, blue, red at the top" }).click();
    await lay(page, "token of A", ["P2:1"]);
    await lay(page, "token of B", ["P1:2"]);
    await judged(page);
    assert.match(await text(page).inputValue(), /w\s+bB\s+r\s+rA\s+b\s+w/);
    await announced(page, "P2:1", "P2:1, red square, token of A");
    await page.getByRole("button", { name: "Turn plank 2 round" }).click();
    await announced(page, "P2:3", "P2:3, red square, token of A");
    await page.getByRole("button", { name: "Remove plank 1" }).click();
    await judged(page);
    assert.match(await text(page).inputValue(), /w\s+b\s+rA/);
  }));

test("text and board follow each other", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await text(page).fill(SIMPLE);
    await says(page, "legal");
    await announced(page, "c5", "c5, dark ball");
    assert.equal(await page.getByLabel("Variant").inputValue(), "simple");
    await text(page).fill(SIMPLE.replace("L L", "L Q"));
    await says(page, "unreadable");
    await announced(page, "c5", "c5, dark ball");
    await text(page).fill(SIMPLE);
    await says(page, "legal");
    await square(page, "c5").dragTo(square(page, "b5"));
    await announced(page, "b5", "b5, dark ball");
    await judged(page);
    assert.match(await text(page).inputValue(), /variant: simple[^]*\. D \. D \./);
  }));

test("the proof is played, and the game goes on", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await text(page).fill(SIMPLE);
    await says(page, "legal");
    await page.getByRole("button", { name: /^Watch a game that leads here: \d+ turns$/ }).click();
    const slider = page.getByRole("slider");
    await slider.focus();
    await page.keyboard.press("End");
    await page.waitForSelector('[data-spot="c5"][aria-label="c5, dark ball"]');
    await page.keyboard.press("Home");
    await page.waitForSelector('[data-spot="b1"][aria-label="b1, light ball"]');
    await page.getByRole("button", { name: "Back to the position" }).click();
    await announced(page, "b1", "b1, empty");
    await page.getByRole("button", { name: "Play on" }).click();
    await square(page, "b2").click();
    await page.waitForSelector(".laid-square.target");
    await square(page, "c3").click();
    await page.waitForSelector('[data-spot="c3"][aria-label="c3, light ball"]');
    await says(page, "legal");
    assert.match(await text(page).inputValue(), /to move: dark/);
    const record = await saved(page, () => page.getByRole("button", { name: "Save a game that leads here" }).click());
    assert.match(record.bytes.toString(), /b2-c3\s*$/);
    const picture = await saved(page, () => page.getByRole("button", { name: "Save picture" }).click());
    assert.match(picture.bytes.toString(), /^<svg/);
  }));

test("a record is opened and its failing turn told", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    const bytes = Buffer.from("variant: simple\n1. b2-c3 d4-c4\n2. a1-a5\n");
    await page.locator("#panel-check input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: bytes });
    await page.getByRole("slider").waitFor();
    assert.match(await page.locator(".stepper .notes").textContent(), /a1-a5/);
    await page.getByRole("button", { name: "To the end" }).click();
    await page.waitForSelector('[data-spot="c3"][aria-label="c3, light ball"]');
    await page.getByRole("button", { name: "Go on from here" }).click();
    await judged(page);
    assert.equal(await verdict(page), "legal");
  }));
