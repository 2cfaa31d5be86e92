import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unzipSync, zipSync } from "fflate";
import { drawn, noWiderThanScreen, saved, start, visit } from "./browser.mjs";
import { judged } from "./check.mjs";
import { editor, fine, write, wrong } from "./make.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const FOUR_LINES = '[[piece]]\nshape = "circle"\ndiameter = "25mm"\ncount = 24\n';
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="red"/></svg>';
const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

for (const size of ["desktop", "phone"]) {
  test(`a fault is underlined, told and found, and the page lives on (${size})`, () =>
    visit(browser, { hash: "make", view: "text", size }, async (page) => {
      await drawn(page);
      await write(page, FOUR_LINES.replace("circle", "circel"));
      await wrong(page);
      await page.locator(".cm-lintRange-error").first().waitFor();
      await page.locator(".finding").first().click();
      assert.ok(await editor(page).evaluate((element) => element.contains(document.activeElement) || element === document.activeElement));
      await write(page, FOUR_LINES);
      await fine(page);
      await drawn(page);
      await noWiderThanScreen(page, size);
    }));
}

test("a text is kept until it is cleared", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await write(page, `# mine\n${FOUR_LINES}`);
    await fine(page);
    await page.reload();
    await drawn(page);
    assert.match(await editor(page).innerText(), /# mine/);
    await page.getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("button", { name: "Keep it" }).click();
    assert.match(await editor(page).innerText(), /# mine/);
    await page.getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Clear" }).click();
    await page.waitForFunction(() => !document.querySelector(".cm-content").innerText.includes("# mine"));
    await page.reload();
    await drawn(page);
    assert.doesNotMatch(await editor(page).innerText(), /# mine/);
  }));

test("starters replace the text, and ask first if it was changed", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await page.getByLabel("Start from").selectOption("board");
    await page.getByText("A board of your own.").first().waitFor();
    await drawn(page);
    await write(page, "# changed\n");
    await page.getByLabel("Start from").selectOption("tokens");
    await page.getByRole("button", { name: "Replace" }).click();
    await page.getByText("Tokens of your own").first().waitFor();
  }));

test("a starter is explained in the language of the page until it is changed", () =>
  visit(browser, { hash: "make", view: "text", lang: "fr-FR" }, async (page) => {
    await drawn(page);
    await page.getByText("Des jetons à vous").first().waitFor();
    await page.getByLabel("Partir de").selectOption("board");
    await page.getByText("Un plateau à vous.").first().waitFor();
    await page.getByRole("button", { name: "English" }).click();
    await page.getByText("A board of your own.").first().waitFor();
    await page.getByRole("button", { name: "Français" }).click();
    await page.getByText("Un plateau à vous.").first().waitFor();
    await page.getByRole("button", { name: "English" }).click();
    await page.getByText("A board of your own.").first().waitFor();
    await write(page, "# own words\n");
    await page.getByRole("button", { name: "Français" }).click();
    await page.getByText("# own words").first().waitFor();
  }));

/** Starters, and what they can be laid on in Check. */
const STARTERS = { tokens: undefined, board: ".laid-board", lightning: ".laid-board", quits: ".laid-board", plank: ".rack" };

for (const [lang, words] of [
  ["en-GB", { from: "Start from", well: "All is well.", own: "Your game", piece: { quits: "light ball", lightning: "straight", plank: "token of A" } }],
  ["fr-FR", { from: "Partir de", well: "Tout va bien.", own: "Votre jeu", piece: { quits: "bille claire", lightning: "droite", plank: "jeton de A" } }],
]) {
  for (const [name, board] of Object.entries(STARTERS)) {
    test(`the starter ${name} prints and checks, ${lang}`, () =>
      visit(browser, { hash: "make", view: "text", lang }, async (page) => {
        await drawn(page);
        await page.getByLabel(words.from).selectOption(name);
        await page.waitForFunction((name) => document.querySelector(".cm-content")?.innerText.includes(`name = "my-${name}"`) || name === "board", name);
        await page.getByRole("heading", { name: words.well }).waitFor();
        await drawn(page);
        const pdf = await saved(page, () => page.locator("#panel-make .actions-main .strong").nth(1).click());
        assert.match(pdf.name, new RegExp(`^my-${name}`));
        await page.goto(`${page.url().split("#")[0]}#check/own`);
        await page.waitForSelector("#panel-check .check-games .chip");
        if (!board) return assert.equal(await page.getByRole("link", { name: words.own }).count(), 0);
        await page.getByRole("link", { name: words.own }).waitFor();
        await judged(page);
        await page.locator(`#panel-check ${board}`).first().waitFor();
        if (words.piece[name]) await page.locator(`.box-piece[aria-label^="${words.piece[name]}"]`).waitFor();
      }));
  }
}

test("a starter is saved and opened again with all its files", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await page.getByLabel("Start from").selectOption("plank");
    await page.locator(".pictures").getByText("plank/leaflet.fr.md").waitFor();
    const zip = await saved(page, () => page.getByRole("button", { name: "Save with pictures" }).click());
    assert.deepEqual(Object.keys(unzipSync(zip.bytes)).sort(), ["my-plank.toml", "plank/leaflet.en.md", "plank/leaflet.fr.md", "plank/sample.en.txt", "plank/sample.fr.txt"]);
    await page.getByLabel("Start from").selectOption("tokens");
    await page.locator(".pictures").getByText("plank/leaflet.fr.md").waitFor({ state: "detached" });
    await page.locator('.make-bar input[type="file"]').setInputFiles([{ name: "my-plank.zip", mimeType: "application/zip", buffer: zip.bytes }]);
    await page.locator(".pictures").getByText("plank/sample.fr.txt").waitFor();
    await fine(page);
  }));

test("a picture that is clicked goes on the piece around the cursor, or on a new one", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    const name = 'a "cat" é.svg';
    await page.locator('.pictures input[type="file"]').setInputFiles([file(name, DOT)]);
    await page.getByText(name).click();
    await page.waitForFunction(() => document.querySelector(".cm-content").innerText.includes('art = "a \\"cat\\" é.svg"'));
    await fine(page);
    await write(page, FOUR_LINES);
    await fine(page);
    await page.getByText(name).click();
    await page.waitForFunction(() => document.querySelector(".cm-content").innerText.includes('front = { art = "a \\"cat\\" é.svg" }'));
    assert.equal((await editor(page).innerText()).match(/\[\[piece\]\]/g).length, 1);
    await fine(page);
  }));

test("pictures are chosen, used, kept, saved with the text and removed", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await page.locator('.pictures input[type="file"]').setInputFiles([file("dot.svg", DOT)]);
    await page.getByText("dot.svg").waitFor();
    await write(page, `${FOUR_LINES}front = { art = "dot.svg", size = "10mm" }\n`);
    await fine(page);
    await page.reload();
    await page.getByText("dot.svg", { exact: true }).waitFor();
    await fine(page);
    const zip = await saved(page, () => page.getByRole("button", { name: "Save with pictures" }).click());
    assert.match(zip.name, /\.zip$/);
    const inside = unzipSync(zip.bytes);
    assert.deepEqual(Object.keys(inside).sort(), ["dot.svg", zip.name.replace(".zip", ".toml")].sort());
    await page.getByRole("button", { name: "Remove dot.svg" }).click();
    await wrong(page);
    const toml = await saved(page, () => page.getByRole("button", { name: "Save text" }).click());
    assert.match(toml.bytes.toString(), /art = "dot.svg"/);
  }));

test("a zip brings its text and its pictures", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    const encode = (text) => new TextEncoder().encode(text);
    const zip = zipSync({ "mine/game.toml": encode(`${FOUR_LINES}front = { art = "dot.svg" }\n`), "mine/dot.svg": encode(DOT) });
    const open = page.locator('.make-bar input[type="file"]');
    await open.setInputFiles([{ name: "game.zip", mimeType: "application/zip", buffer: Buffer.from(zip) }]);
    await page.getByText("dot.svg", { exact: true }).waitFor();
    await fine(page);
    await open.setInputFiles([{ name: "bad.zip", mimeType: "application/zip", buffer: Buffer.from("no zip") }]);
    await page.locator(".trouble .notes").waitFor();
  }));

for (const [lang, made] of [["en-GB", "Glue it"], ["fr-FR", "À coller"]]) {
  test(`what one's own leaflet says about making the game stands beside its sheets, ${lang}`, () =>
    visit(browser, { hash: "make", size: "phone", lang }, async (page) => {
      await drawn(page);
      const spec = `[game]\nname = "mine"\ntitle = { en = "Mine", fr = "Mien" }\nleaflet = { en = "en.md", fr = "fr.md" }\n${FOUR_LINES}`;
      const rules = (title, glue) => `# ${title}\n\n## ${glue} {#making}\n\n{count tokens} × 25 mm\n\n## 2\n\n3\n`;
      const files = [file("mine.toml", spec), file("en.md", rules("Mine", "Glue it")), file("fr.md", rules("Mien", "À coller"))];
      await page.locator('.make-bar input[type="file"]').setInputFiles(files);
      await page.locator("#panel-make summary", { hasText: made }).click();
      await page.waitForFunction(() => document.querySelector("#panel-make .leaflet-making")?.innerText.trim().match(/^24\s×\s25\smm$/));
      await noWiderThanScreen(page, "phone");
    }));
}

test("keys and values are proposed by the table around the cursor", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await write(page, "[[piece]]\n");
    await page.keyboard.type("diam");
    await page.getByRole("option", { name: "diameter" }).waitFor();
    await page.waitForTimeout(150);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".cm-content").innerText.includes("diameter = "));
    await page.keyboard.type('"25mm"\nshape = ');
    await page.keyboard.press("Control+Space");
    await page.getByRole("option", { name: '"circle"' }).waitFor();
  }));

const trapping = () => {
  const Real = window.Worker;
  // Simulates a library that traps on one request.
  window.Worker = class extends Real {
    postMessage(message, ...rest) {
      const text = message.parcel ? new TextDecoder().decode(message.parcel) : "";
      if (!text.includes("BOMB")) return super.postMessage(message, ...rest);
      this.dispatchEvent(new MessageEvent("message", { data: { kind: "trapped", message: "a trap, on purpose" } }));
    }
  };
};

test("after a trap the page says so and goes on", () =>
  visit(browser, { hash: "make", view: "text", before: trapping }, async (page, troubles) => {
    await drawn(page);
    await write(page, "# BOMB\n");
    await page.getByText("It was restarted").waitFor();
    await write(page, FOUR_LINES);
    await fine(page);
    await drawn(page);
    await page.getByRole("button", { name: "Close" }).click();
    assert.deepEqual(troubles.splice(0), ["a trap, on purpose"]);
  }));
