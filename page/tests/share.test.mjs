import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { drawn, start, visit } from "./browser.mjs";
import { judged, text } from "./check.mjs";
import { editor, fine, write } from "./make.mjs";
import { load } from "./modules.mjs";

const { packed } = await load("app/link.ts");
let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const TEXT = '# linked\n[game]\nname = "linked"\n\n[[piece]]\nshape = "circle"\ndiameter = "25mm"\n';
const noClipboard = () => Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
const clipboard = () => Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void (window.copied = text) } });
const has = (page, words) => page.waitForFunction((words) => document.querySelector(".cm-content")?.innerText.includes(words), words);

test("a copied link opens the text elsewhere", () =>
  visit(browser, { hash: "make", view: "text", before: clipboard }, async (page) => {
    await drawn(page);
    await write(page, TEXT);
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("The link is copied.").waitFor();
    assert.equal((await page.evaluate(() => window.copied)).split("#")[1], `make/=${packed(TEXT)}`);
  }));

test("where nothing can be copied the link is shown, selected", () =>
  visit(browser, { hash: "make", view: "text", before: noClipboard }, async (page) => {
    await drawn(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    assert.match(await page.locator("textarea.share").inputValue(), /#make\/=[\w-]+$/);
    assert.ok(await page.locator("textarea.share").evaluate((field) => field.selectionEnd > 100));
  }));

for (const [lang, label, said] of [["en-GB", "Copy text", "The text is copied."], ["fr-FR", "Copier le texte", "Le texte est copié."]]) {
  test(`the text of a position is copied, ${lang}`, () =>
    visit(browser, { hash: "check/plank", lang, before: clipboard }, async (page) => {
      await judged(page);
      await page.getByRole("button", { name: label }).click();
      await page.getByText(said).waitFor();
      assert.equal(await page.evaluate(() => window.copied), await text(page).inputValue());
    }));
}

test("a link is opened at once over a starter, and asks before it replaces work", () =>
  visit(browser, { hash: `make/=${packed(TEXT)}`, view: "text" }, async (page) => {
    await drawn(page);
    await has(page, "# linked");
    assert.match(page.url(), /#make$/);
    await write(page, `# mine\n${TEXT}`);
    await fine(page);
    await page.goto(`${page.url().split("#")[0]}#make/=${packed(TEXT.replace("linked", "again"))}`);
    await page.getByRole("button", { name: "Keep it" }).click();
    await has(page, "# mine");
    // After a reload the page does not know whether the work was saved.
    await page.reload();
    await drawn(page);
    await page.evaluate((part) => (location.hash = `make/=${part}`), packed(TEXT.replace("linked", "again")));
    await page.getByRole("button", { name: "Replace" }).click();
    await has(page, "# again");
  }));

for (const [lang, words] of [["en-GB", /holds no game/], ["fr-FR", /ne contient pas de jeu/]]) {
  test(`a link without a game says so, ${lang}`, () =>
    visit(browser, { hash: "make/=abc", lang }, async (page) => {
      await page.getByText(words).waitFor();
      await drawn(page);
    }));
}

test("what a link cannot hold is told", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await page.getByLabel("Start from").selectOption("plank");
    await has(page, 'name = "my-plank"');
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText(/too long for a link|cannot hold/).waitFor();
    await write(page, '[game]\nleaflet = "plank/leaflet.en.md"\n');
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByText("cannot hold plank/leaflet.en.md").waitFor();
  }));

test("a text over 64 kB is neither opened, nor taken from a paste, nor kept", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    const before = await editor(page).innerText();
    const long = Buffer.from("# a\n".repeat(17_000));
    await page.locator('.make-bar input[type="file"]').setInputFiles([{ name: "long.toml", mimeType: "text/plain", buffer: long }]);
    await page.getByText("long.toml would be too long").waitFor();
    assert.equal(await editor(page).innerText(), before);
    await editor(page).click();
    await editor(page).evaluate((field, long) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", long);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, long.toString());
    await page.getByText("my-tokens.toml would be too long").waitFor();
    await page.evaluate(() => localStorage.setItem("tablier:make-text", "# b\n".repeat(17_000)));
    await page.reload();
    await drawn(page);
    await has(page, "Tokens of your own");
  }));

test("print options are kept for each game until they are cleared", () =>
  visit(browser, { hash: "print/quits" }, async (page) => {
    await drawn(page);
    const rules = page.getByLabel("The rules");
    await rules.uncheck();
    await page.reload();
    await drawn(page);
    assert.equal(await rules.isChecked(), false);
    await page.goto(`${page.url().split("#")[0]}#print/plank`);
    await page.getByRole("heading", { name: "Plank", exact: true }).waitFor();
    await drawn(page);
    assert.equal(await rules.isChecked(), true);
    await page.goto(`${page.url().split("#")[0]}#print/quits`);
    await page.getByRole("heading", { name: "Quits", exact: true }).waitFor();
    assert.equal(await rules.isChecked(), false);
    await page.getByRole("button", { name: "Start again" }).click();
    assert.equal(await rules.isChecked(), true);
    await page.reload();
    await drawn(page);
    assert.equal(await rules.isChecked(), true);
  }));
