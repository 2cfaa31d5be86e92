import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start, visit } from "./browser.mjs";
import { judged, says } from "./check.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const QUITS = "b2-c3 d5-c4 3> 4< a2-a3 d4-c3 1< 4< d3-e4 b^ e4-e5".split(" ");
const GAMES = [
  { game: "quits", lang: "en-GB", choose: "Simple", play: "Play on", turns: QUITS, end: "Light has won.", asked: [["p L", /^Light ball: a1, a3, The box: 2, Out: 1$/], ["s 5", /e5, light ball|all empty|rest is empty/], ["l", /^Turn 11, Light: e4-e5$/]] },
  { game: "quits", lang: "fr-FR", choose: "Simple", play: "Jouer la suite", turns: QUITS, end: "Clair a gagné.", asked: [["p C", /^Bille claire\u202f: a1, a3, La boîte\u202f: 2, Hors jeu\u202f: 1$/], ["s a", /tout est vide|le reste est vide/], ["l", /^Coup 11, Clair\u202f: e4-e5$/]] },
  {
    game: "plank", lang: "en-GB", choose: "Two", play: "Play on", end: "A has won.",
    turns: ["first bwr:1", "top wrb:2", "top rwb:3", "top rbw:3", "top brw:3", "top wrb:1", "P1:2", "top wrb:2", "P1:3"],
    asked: [["p A", /token of A, blue: P3:3, P1:1/], ["s P1", /^P1:1, blue square, token of A; P1:2, white square, token of A; P1:3, red square, token of A$/], ["l", /^Turn 9, A: P1:3$/]],
  },
  {
    game: "plank", lang: "fr-FR", choose: "Deux", play: "Jouer la suite", end: "A a gagné.",
    turns: ["première bwr:1", "haut wrb:2", "haut rwb:3", "haut rbw:3", "haut brw:3", "haut wrb:1", "P1:2", "haut wrb:2", "P1:3"],
    asked: [["p B", /B, /], ["s P1", /^P1:1, /], ["l", /P1:3$/]],
  },
];

/** All that a screen reader tells by itself. */
const told = (page) => page.locator("#panel-check [role=status]").evaluateAll((all) => all.map((one) => one.textContent.trim()).filter(Boolean).join("\n"));

async function hears(page, wanted) {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const heard = await told(page);
    if (typeof wanted === "string" ? heard.includes(wanted) : heard.split("\n").some((line) => wanted.test(line))) return heard;
    assert.ok(Date.now() < deadline, `${wanted} was not told, but: ${heard}`);
    await page.waitForTimeout(30);
  }
}

async function tabTo(page, name) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent);
    if (focused.trim() === name) return;
  }
  assert.fail(`the Tab key never came to ${name}`);
}

async function type(page, typed) {
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
}

for (const { game, lang, choose, play, turns, end, asked } of GAMES) {
  test(`a whole game of ${game} is played by keyboard and live text alone, ${lang}`, () =>
    visit(browser, { hash: `check/${game}`, lang }, async (page) => {
      await judged(page);
      await tabTo(page, lang === "en-GB" ? { quits: "Variant", plank: "Players" }[game] : { quits: "Variante", plank: "Joueurs" }[game]);
      await page.keyboard.type(choose);
      await judged(page);
      await page.keyboard.press("Shift+Tab");
      await page.evaluate(() => document.activeElement.blur());
      await tabTo(page, play);
      await page.keyboard.press("Enter");
      await page.waitForSelector('.check-desk[data-mode="play"]');
      await page.keyboard.press("i");
      assert.equal(await page.evaluate(() => document.activeElement.type), "text");
      for (const [at, turn] of turns.entries()) {
        await type(page, "m");
        const list = await hears(page, new RegExp(`^\\d+ (legal turns?|coups? léga(l|ux))\u202f?: `));
        // English names of ends and the first plank are those of the list in the language of the page.
        const offered = list.split(": ").slice(1).join(": ").split("\n").flatMap((line) => line.split(", "));
        assert.ok(game === "plank" || offered.includes(turn), `${turn} is not in ${list}`);
        await type(page, turn);
        const number = lang === "en-GB" ? `Turn ${at + 1}, ` : `Coup ${at + 1}, `;
        await hears(page, number);
      }
      await hears(page, end);
      await says(page, "legal");
      for (const [question, answer] of asked) {
        await type(page, question);
        await hears(page, answer);
      }
    }));
}

test("keys on the board ask the same questions, and faults of typed turns are told", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await page.getByLabel("Variant").selectOption("simple");
    await judged(page);
    await page.getByRole("button", { name: "Play on" }).click();
    await page.locator(".turn-list").waitFor();
    await page.locator('#panel-check [data-spot="b2"]').focus();
    await page.keyboard.press("m");
    await hears(page, "3 legal turns: ");
    await page.keyboard.press("l");
    await hears(page, "No turn has been played");
    await page.keyboard.press("s");
    await page.keyboard.type("b");
    await page.keyboard.press("Enter");
    await hears(page, "b1, light ball; b2, light ball; the rest is empty");
    await type(page, "b2-b5");
    await page.waitForSelector(".blind input[aria-invalid=true]");
    assert.equal(await page.locator(".blind input").inputValue(), "b2-b5");
    await page.locator(".blind input").fill("b2-b3 d4-d3");
    await page.keyboard.press("Enter");
    await hears(page, "Turn 2, Dark: d4-d3. To move: Light.");
    await type(page, "p Q");
    await hears(page, "No piece has the letter Q");
    await type(page, "s z");
    await hears(page, "There is no column, row or plank z");
  }));
