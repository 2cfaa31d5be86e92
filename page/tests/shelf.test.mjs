import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { noWiderThanScreen, saved, start, visit } from "./browser.mjs";
import { button, judged, lay, play, says, SIMPLE, text } from "./check.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const WORDS = {
  "en-GB": { other: "FR", start: "Start", on: "Play on", undo: "Undo", clear: "Clear", keep: "Keep", game: /^Game of \d+ \w+$/, position: /^Position of \d+ \w+$/, turns: "turns", open: /^Open /, file: /^Save as file/, remove: /^Remove /, gone: /is removed\./, back: "Put back", kept: /^Kept as “/, noRoom: "its storage is full or switched off", full: "holds 100 games and positions", later: /^1 more was kept/, record: /^variant: /, through: "Step through it" },
  "fr-FR": { other: "EN", start: "Début", on: "Jouer la suite", undo: "Annuler", clear: "Tout retirer", keep: "Garder", game: /^Partie du \w+ [\p{L}]+$/u, position: /^Position du \w+ [\p{L}]+$/u, turns: "coups", open: /^Ouvrir /, file: /^Enregistrer en fichier/, remove: /^Retirer /, gone: /^La liste ne contient plus «/, back: "Remettre", kept: /^C’est gardé sous le nom «/, noRoom: "son stockage est plein ou désactivé", full: "contient 100 parties et positions", later: /^1 de plus, gardée/, record: /^variante: /, through: "La rejouer pas à pas" },
};
/** What becomes of `SIMPLE` when it is opened: a text as the library writes it is shown in the language of the page. */
const OPENED = { "en-GB": SIMPLE, "fr-FR": "variante: simple\ntrait: clair\n. . F F .\n. . . F .\nC . . . .\nC C . . .\n. . . . .\n" };
const otherThan = (words) => Object.values(WORDS).find((other) => other !== words);

const shelf = (page) => page.locator("#panel-check .shelf");
const rows = (page) => shelf(page).locator(".kept");
const unfold = (page) => shelf(page).locator("summary").click();
const names = (page) => rows(page).locator(".kept-name").evaluateAll((all) => all.map((one) => one.value));
const about = (page) => rows(page).locator(".kept-about").evaluateAll((all) => all.map((one) => one.textContent.split(" · ")[1]));
const count = (page, wanted) => page.waitForFunction((wanted) => document.querySelectorAll("#panel-check .kept").length === wanted, wanted);
const tool = (page, name, row = 0) => rows(page).nth(row).getByRole("button", { name });
const holds = (page, wanted) => page.waitForFunction((wanted) => document.querySelector("#panel-check textarea").value === wanted, wanted);
const settled = (page) => page.waitForSelector("#panel-check .shelf > .quiet:enabled");

async function begin(page, words, turns) {
  await judged(page);
  await button(page, words.start).click();
  await says(page, "legal");
  await button(page, words.on).click();
  await play(page, turns);
}

for (const [lang, words] of Object.entries(WORDS)) {
  test(`a game is kept turn by turn, and opens after a reload and in the other language, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await begin(page, words, 2);
      await unfold(page);
      await count(page, 1);
      assert.match((await names(page))[0], words.game);
      await play(page, 2);
      assert.deepEqual(await about(page), [`4 ${words.turns}`]);
      const end = await text(page).inputValue();
      // Undone turns stay kept; a turn that was taken back is replaced.
      await button(page, words.undo).click();
      await page.waitForFunction((end) => document.querySelector("#panel-check textarea").value !== end, end);
      await says(page, "legal");
      assert.deepEqual(await about(page), [`4 ${words.turns}`]);
      await play(page, 1, 1);
      assert.deepEqual(await about(page), [`4 ${words.turns}`]);
      const last = await text(page).inputValue();
      assert.notEqual(last, end);

      await page.reload();
      await judged(page);
      await button(page, words.clear).click();
      await settled(page);
      const bare = await text(page).inputValue();
      await page.getByRole("button", { name: new RegExp(`^${words.other}, `) }).click();
      const other = otherThan(words);
      await unfold(page);
      await rows(page).first().getByRole("button", { name: other.open }).waitFor();
      assert.match((await names(page))[0], other.game);
      assert.deepEqual(await about(page), [`4 ${other.turns}`]);
      const record = (await saved(page, () => tool(page, other.file).click())).bytes.toString();
      assert.match(record, other.record);
      await tool(page, other.open).click();
      await page.locator("#panel-check .proof").getByText("4").waitFor();
      await page.getByRole("button", { name: new RegExp(`^${words === WORDS["en-GB"] ? "EN" : "FR"}, `) }).click();
      await holds(page, last);
      // What lay on the desk comes back.
      await judged(page);
      await button(page, words.undo).click();
      await holds(page, bare);
    }));

  test(`a position is kept, named, saved, removed and put back, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await judged(page);
      await text(page).fill(SIMPLE);
      await says(page, "legal");
      await button(page, words.keep).click();
      await shelf(page).getByRole("status").getByText(words.kept).waitFor();
      await unfold(page);
      assert.match((await names(page))[0], words.position);
      assert.deepEqual(await about(page), ["position"]);
      await button(page, words.keep).click();
      await count(page, 1);
      await rows(page).locator("input").fill("  Le piège de Léa ");
      await rows(page).locator("input").press("Enter");
      await tool(page, /Le piège de Léa/).first().waitFor();
      await page.reload();
      await judged(page);
      await unfold(page);
      assert.deepEqual(await names(page), ["Le piège de Léa"]);
      const { name, bytes } = await saved(page, () => tool(page, words.file).click());
      assert.equal(name, "quits - Le piège de Léa.txt");
      assert.equal(bytes.toString(), SIMPLE);
      await tool(page, words.remove).click();
      await count(page, 0);
      await shelf(page).getByRole("status").getByText(words.gone).waitFor();
      assert.equal(await page.evaluate(() => document.activeElement.textContent), words.back);
      await button(page, words.back).click();
      assert.deepEqual(await names(page), ["Le piège de Léa"]);
      // Without a name it has the default one again.
      await rows(page).locator("input").fill(" ");
      await rows(page).locator("input").press("Enter");
      await page.waitForFunction(() => document.querySelector(".kept-name").value.startsWith("Position "));
      await button(page, words.clear).click();
      await settled(page);
      await tool(page, words.open).click();
      await holds(page, OPENED[lang]);
    }));

  test(`what cannot be kept is told, and the desk goes on, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await begin(page, words, 1);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      });
      await play(page, 1);
      await shelf(page).getByRole("alert").getByText(words.noRoom).waitFor();
      await unfold(page);
      assert.deepEqual(await about(page), [words === WORDS["en-GB"] ? "1 turn" : "1 coup"]);
      assert.equal(await page.locator("#panel-check .proof").innerText().then((said) => /2/.test(said)), true);
    }));

  test(`a full list says so and keeps what it has, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await judged(page);
      await page.evaluate(() => {
        for (let number = 0; number < 100; number++) localStorage.setItem(`tablier:kept/quits/${number}`, JSON.stringify({ version: 1, date: number, text: `${number}`, turns: 0, rules: "" }));
      });
      await page.reload();
      await judged(page);
      await button(page, words.keep).click();
      await shelf(page).getByRole("alert").getByText(words.full).waitFor();
      await unfold(page);
      await count(page, 100);
    }));

  test(`damaged storage does no harm, and what a later version kept is left alone, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await judged(page);
      const later = '{"version":2,"moments":[]}';
      await page.evaluate((later) => {
        ["", "{", "null", '{"version":1,"date":1e300,"text":"x","turns":0,"rules":""}', "x".repeat(200_000)].forEach((value, at) => localStorage.setItem(`tablier:kept/quits/${at}`, value));
        localStorage.setItem("tablier:kept/quits/later", later);
      }, later);
      await page.reload();
      await judged(page);
      await unfold(page);
      await shelf(page).getByText(words.later).waitFor();
      assert.equal(await rows(page).count(), 0);
      await lay(page, lang === "fr-FR" ? "bille claire" : "light ball", ["c3"]);
      await settled(page);
      await button(page, words.keep).click();
      await count(page, 1);
      await tool(page, words.remove).click();
      await count(page, 0);
      assert.equal(await page.evaluate(() => localStorage.getItem("tablier:kept/quits/later")), later);
    }));

  test(`games and positions are kept with a finger on a phone, ${lang}`, () =>
    visit(browser, { hash: "check/quits", size: "phone", lang }, async (page) => {
      await judged(page);
      await text(page).fill(SIMPLE);
      await says(page, "legal");
      await button(page, words.keep).click();
      await shelf(page).locator("summary").click();
      await count(page, 1);
      await noWiderThanScreen(page, "phone");
      const buttons = await shelf(page).getByRole("button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
      assert.ok(buttons.length >= 4 && buttons.every((size) => size >= 40), buttons.join());
      await button(page, words.clear).click();
      await settled(page);
      await tool(page, words.open).click();
      await holds(page, OPENED[lang]);
      // The board is in view.
      await page.waitForFunction(() => {
        const { top, bottom } = document.querySelector("#panel-check .check-board").getBoundingClientRect();
        return top > -1 && bottom <= innerHeight;
      });
    }));
}

const EN = WORDS["en-GB"];

test("a game further back branches off, and both are kept", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await begin(page, EN, 4);
    await unfold(page);
    for (let turn = 0; turn < 3; turn++) {
      const before = await text(page).inputValue();
      await button(page, "Undo").click();
      await page.waitForFunction((before) => document.querySelector("#panel-check textarea").value !== before, before);
      await says(page, "legal");
    }
    await play(page, 1, 2);
    await count(page, 2);
    assert.deepEqual((await about(page)).sort(), ["2 turns", "4 turns"]);
  }));

test("a game that was removed stays away after a reload", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await begin(page, EN, 1);
    await unfold(page);
    await tool(page, EN.remove).click();
    await count(page, 0);
    await page.reload();
    await says(page, "legal");
    await page.locator("#panel-check .proof").waitFor();
    await unfold(page);
    assert.equal(await rows(page).count(), 0);
    await play(page, 1);
    await count(page, 1);
  }));

test("two windows see what the other keeps, and neither overwrites it", () =>
  visit(browser, { hash: "check/quits" }, async (one) => {
    await begin(one, EN, 2);
    const other = await one.context().newPage();
    await other.goto(one.url());
    await says(other, "legal");
    await unfold(one);
    await unfold(other);
    // A name that one gives survives the turn that the other plays.
    await rows(other).locator("input").fill("Sunday");
    await rows(other).locator("input").press("Enter");
    await one.waitForFunction(() => document.querySelector(".kept-name").value === "Sunday");
    await play(one, 1);
    await other.waitForFunction(() => document.querySelector(".kept-about").textContent.includes("3 turns"));
    assert.deepEqual(await names(one), ["Sunday"]);
    // Both go on from two turns in another way.
    await play(other, 1, 3);
    await count(one, 2);
    await play(one, 1);
    await other.waitForFunction(() => [...document.querySelectorAll(".kept-about")].some((one) => one.textContent.includes("4 turns")));
    assert.deepEqual((await about(other)).sort(), ["3 turns", "4 turns"]);
    await rows(other).first().getByRole("button", { name: EN.remove }).click();
    await count(one, 1);
  }));

test("a game opens under the rules that it was played by, and they are asked for only once", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    const rules = page.getByLabel("How balls step");
    const usual = await rules.inputValue();
    await rules.selectOption("diagonal");
    await begin(page, EN, 2);
    const end = await text(page).inputValue();
    await button(page, "Clear").click();
    await rules.selectOption(usual);
    await settled(page);
    await unfold(page);
    await tool(page, EN.open).click();
    await holds(page, end);
    await says(page, "legal");
    assert.equal(await rules.inputValue(), "diagonal");
    await page.locator("#panel-check .proof").click();
    await page.getByRole("slider").waitFor();
    assert.equal(await page.locator("#panel-check .stepper .notes").count(), 0);
    await rules.waitFor({ state: "detached" });
    await button(page, "Back to the position").click();
    await rules.selectOption(usual);
    assert.equal(await rules.inputValue(), usual);
  }));

test("a record as typed is kept and opens turn by turn", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    const record = "variant: simple\n1. b2-c3 d4-c4\n2. 1>\n";
    await text(page).fill(record);
    await says(page, "record");
    await button(page, "Keep").click();
    await unfold(page);
    assert.deepEqual(await about(page), ["3 turns"]);
    await button(page, "Clear").click();
    await settled(page);
    await tool(page, EN.open).click();
    await page.getByRole("slider").waitFor();
    assert.equal((await saved(page, () => tool(page, EN.file).click())).bytes.toString(), record);
    // It can be kept from the stepper, too.
    await tool(page, EN.remove).click();
    await count(page, 0);
    await button(page, "Keep").click();
    assert.deepEqual(await about(page), ["3 turns"]);
  }));

test("without storage the page says that nothing is kept", () =>
  visit(browser, { hash: "check/quits", before: () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } }) }, async (page) => {
    await judged(page);
    await shelf(page).getByRole("alert").getByText(EN.noRoom).waitFor();
  }));
