import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { saved, start, visit } from "./browser.mjs";
import { announced, boxed, judged, lay, says, SIMPLE, square, text, turns } from "./check.mjs";
import { TRAY } from "./images.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

/** What a player reads in each language. */
const READ = {
  "en-GB": {
    other: "FR",
    record: /^players: 2\nfirst: A\nfirst rbw:2 {2}top wbr:3 {2}P1:1 {2}(top|bottom) /,
    shown: ["Start", "first rbw:2", "top wbr:3", "P1:1"],
    typed: "joueurs : 2\npremière rbw:2\nhaut wbr:3\nP1:1\n",
    through: "Step through it",
    on: "Go on from here",
    play: "Play on",
    save: "Save game",
    text: /^players: 2\n[^]*to move: B\n/,
    turn: /^(top|bottom) /,
    never: /haut|bas|première|trait|joueurs/,
    guesses: [/^to move: (light|dark)$/, /^variant: (classic|simple)$/],
    box: "light ball (L)",
  },
  "fr-FR": {
    other: "EN",
    record: /^joueurs: 2\npremier: A\npremière rbw:2 {2}haut wbr:3 {2}P1:1 {2}(haut|bas) /,
    shown: ["Début", "première rbw:2", "haut wbr:3", "P1:1"],
    typed: "players: 2\nfirst rbw:2\ntop wbr:3\nP1:1\n",
    through: "La rejouer pas à pas",
    on: "Continuer à partir d’ici",
    play: "Jouer la suite",
    save: "Enregistrer la partie",
    text: /^joueurs: 2\n[^]*trait: B\n/,
    turn: /^(haut|bas) /,
    never: /top|bottom|first|to move|players/,
    guesses: [/^trait: (clair|foncé)$/, /^variante: (classique|simple)$/],
    box: "bille claire (C)",
  },
};

const listed = async (page) => (await turns(page)).allTextContents();

for (const [lang, words] of Object.entries(READ)) {
  const other = READ[lang === "fr-FR" ? "en-GB" : "fr-FR"];

  test(`a record of the other language is read, played on and saved, ${lang}`, () =>
    visit(browser, { hash: "check/plank", lang }, async (page) => {
      await judged(page);
      await text(page).fill(words.typed);
      await page.getByRole("button", { name: words.through }).click();
      await page.waitForSelector(".stepper");
      const shown = () => page.locator(".stepper .turn").allTextContents();
      assert.deepEqual(await shown(), words.shown);
      // A game that is stepped through changes its language with the page, and stays at its turn.
      await page.getByRole("slider").focus();
      await page.keyboard.press("ArrowRight");
      const flip = async (from, to) => {
        await page.getByRole("button", { name: new RegExp(`^${from.other}, `) }).click();
        await page.locator(".stepper .turn").getByText(to.shown[1]).waitFor();
        assert.deepEqual(await shown(), to.shown);
        assert.equal(await page.getByRole("slider").inputValue(), "1");
      };
      await flip(words, other);
      await flip(other, words);
      // What was typed is saved as it was typed.
      const own = await saved(page, () => page.getByRole("button", { name: words.save }).click());
      assert.equal(own.bytes.toString(), words.typed);
      await page.getByRole("slider").focus();
      await page.keyboard.press("End");
      await page.getByRole("button", { name: words.on }).click();
      await says(page, "legal");
      assert.match(await text(page).inputValue(), words.text);
      assert.doesNotMatch(await text(page).inputValue(), words.never);
      await page.getByRole("button", { name: words.play }).click();
      const turn = (await turns(page)).filter({ hasText: words.turn }).first();
      await turn.waitFor();
      assert.doesNotMatch((await listed(page)).join("\n"), words.never);
      await turn.click();
      await page.locator(".score p").waitFor();
      await says(page, "legal");
      const { bytes } = await saved(page, () => page.getByRole("button", { name: words.save }).click());
      assert.match(bytes.toString(), words.record);
      assert.doesNotMatch(bytes.toString(), words.never);
      // The language is changed: text, turns and record go with it.
      await page.getByRole("button", { name: new RegExp(`^${words.other}, `) }).click();
      await page.getByRole("button", { name: other.save }).waitFor();
      await page.waitForFunction((key) => document.querySelector("#panel-check textarea").value.startsWith(key), other === READ["fr-FR"] ? "joueurs" : "players");
      await says(page, "legal");
      assert.doesNotMatch(await text(page).inputValue(), other.never);
      const changed = await saved(page, () => page.getByRole("button", { name: other.save }).click());
      assert.match(changed.bytes.toString(), other.record);
    }));

  test(`what is assumed is told, and pieces have the letters of the trays, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await judged(page);
      await text(page).fill(SIMPLE.replace(/^.*\n.*\n/, ""));
      await says(page, "legal");
      const guesses = await page.locator(".standing .help code").allTextContents();
      for (const guess of words.guesses) assert.ok(guesses.some((one) => guess.test(one)), guesses.join("; "));
      assert.equal(await page.locator(`.box-piece[title="${words.box}"]`).count(), 1);
    }));
}

test("a text of the other language goes over with the first click", () =>
  visit(browser, { hash: "check/quits", lang: "fr-FR" }, async (page) => {
    await judged(page);
    await text(page).fill(SIMPLE.replace("to move: light", "to move = light # so says Ann"));
    await says(page, "legal");
    assert.equal(await page.getByLabel("Variante").inputValue(), "simple");
    assert.equal(await page.getByLabel("À qui de jouer").inputValue(), "light");
    await lay(page, "bille claire", ["a2"]);
    await announced(page, "a2", "a2, vide");
    await judged(page);
    assert.match(await text(page).inputValue(), /^variante: simple\ntrait: clair # so says Ann\n\. \. F F \./);
    await page.getByLabel("À qui de jouer").selectOption("dark");
    await judged(page);
    assert.match(await text(page).inputValue(), /trait: foncé/);
    assert.doesNotMatch(await text(page).inputValue(), /clair|to move/);
    await page.getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Annuler" }).click();
    await page.waitForSelector('[data-spot="a2"][aria-label="a2, bille claire"]');
    assert.match(await text(page).inputValue(), /^variant: simple\nto move = light/);
  }));

test("a value that is not known gives way to the choice of a player", () =>
  visit(browser, { hash: "check/quits", lang: "fr-FR" }, async (page) => {
    await judged(page);
    await text(page).fill(SIMPLE.replace("light", "?").replace("variant", "jeu"));
    await judged(page);
    assert.equal(await page.getByLabel("À qui de jouer").inputValue(), "");
    await page.getByLabel("À qui de jouer").selectOption("light");
    await says(page, "legal");
    assert.match(await text(page).inputValue(), /^variante: simple\ntrait: clair\n\./);
  }));

/** Clicks, and changes the language before the library has answered. */
const clickAndChange = (page, selector, other) =>
  page.evaluate(
    ([selector, other]) => {
      document.querySelector(selector).click();
      [...document.querySelectorAll("button")].find((button) => (button.ariaLabel ?? button.textContent).startsWith(`${other}, `)).click();
    },
    [selector, other],
  );

test("what is clicked just before the language changes is kept and goes over", () =>
  visit(browser, { hash: "check/quits", lang: "fr-FR" }, async (page) => {
    await judged(page);
    await boxed(page, "bille claire").click();
    await clickAndChange(page, '#panel-check [data-spot="a2"]', "EN");
    await page.waitForSelector('[data-spot="a2"][aria-label="a2, light ball"]');
    await judged(page);
    assert.match(await text(page).inputValue(), /^L \. \. \. \.$/m);
  }));

test("a position that is taken over just before the language changes goes over", () =>
  visit(browser, { hash: "check/plank", lang: "fr-FR" }, async (page) => {
    await judged(page);
    await text(page).fill(READ["en-GB"].typed);
    await page.getByRole("button", { name: READ["fr-FR"].through }).click();
    await page.waitForSelector(".stepper");
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await clickAndChange(page, "#panel-check .desk-bar button:last-child", "EN");
    await page.waitForFunction(() => document.querySelector("#panel-check textarea").value.startsWith("players: 2\n"));
    await says(page, "legal");
    assert.match(await text(page).inputValue(), READ["en-GB"].text);
    assert.doesNotMatch(await text(page).inputValue(), READ["en-GB"].never);
  }));

test("the letters of the French tray lay its balls", () =>
  visit(browser, { hash: "check/quits", lang: "fr-FR" }, async (page) => {
    await judged(page);
    for (const [name, key, label] of [["a2", "c", "bille claire"], ["b2", "L", "bille claire"], ["c5", "F", "bille foncée"], ["d5", "d", "bille foncée"]]) {
      await square(page, name).press(key);
      await announced(page, name, `${name}, ${label}`);
    }
  }));

test("a photo is told in French, and again in English", () =>
  visit(browser, { hash: "photo", lang: "fr-FR" }, async (page) => {
    await page.waitForSelector(".photo-pick");
    await page.locator("#panel-photo input[type=file]").first().setInputFiles(TRAY);
    await page.waitForSelector(".photo-overlay polygon");
    const labels = () => page.locator('.photo-place[aria-label^="a5"]').getAttribute("aria-label");
    assert.equal(await page.locator(".photo-place.sure", { hasText: "C" }).count(), 5);
    assert.equal(await labels(), "a5, bille claire");
    assert.match(await page.locator("#panel-photo .standing .help").textContent(), /car la photo ne le montre pas.*sorties: C0 F1/);
    await page.locator('.photo-place[aria-label^="e1"]').click();
    await page.locator(".choice").getByRole("button", { name: "inconnu" }).click();
    await page.getByText("pour e1, vide ou F").waitFor();
    await page.getByRole("button", { name: /^EN, / }).click();
    await page.waitForSelector('.photo-place[aria-label="a5, light ball"]');
    await page.getByText("e1 may be empty or D").waitFor();
    assert.equal(await page.locator(".photo-place.sure", { hasText: "L" }).count(), 5);
    // What the player chose stays.
    await page.getByRole("button", { name: "Go on in Check" }).click();
    await judged(page);
    await announced(page, "e1", "e1, not known");
  }));

test("notes on sheets are in the language of the page", () =>
  visit(browser, { hash: "print/lightning", lang: "fr-FR" }, async (page) => {
    const notes = page.locator(".workbench .notes li");
    await notes.getByText("Le dos des pièces n’est pas imprimé\u202f: choisissez sous «\u202fDos\u202f» comment l’imprimer").waitFor();
    await page.getByRole("button", { name: /^EN, / }).click();
    await notes.getByText("The backs of its pieces are not printed: choose how under Backs").waitFor();
  }));
