import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { drawn, noWiderThanScreen, saved, start, visit } from "./browser.mjs";
import { fine, wrong } from "./make.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const PIECE = '# mine\n[[piece]]\nname = "disc"   # odd  spelling\nshape = "circle"\ndiameter = "25mm"\ncount = 3 # three\nfront = { background = "gold",  symbol = "star" }\n';
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="red"/></svg>';
const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
const open = (page, text) => page.locator('.make-bar input[type="file"]').setInputFiles([file("mine.toml", text)]);
const text = async (page) => (await saved(page, () => page.getByRole("button", { name: /^(Save text|Enregistrer le texte)$/ }).click())).bytes.toString();
const sheet = (page) => page.locator(".paper").getAttribute("src");
const card = (page, name) => page.locator(".form-list > .form-items > .form-card", { hasText: name }).first();

/** Opens the form on a text, with its first piece open. */
async function onPiece(page, written = PIECE) {
  await drawn(page);
  await open(page, written);
  await card(page, "disc").locator("> summary").click();
}

for (const size of ["desktop", "phone"]) {
  test(`fields change their values alone, and the sheets follow (${size})`, () =>
    visit(browser, { hash: "make", size }, async (page) => {
      await onPiece(page);
      await fine(page);
      const before = await sheet(page);
      await page.getByLabel("Count").fill("12");

      await page.getByLabel("Diameter").fill("30");
      await page.getByLabel("Shape", { exact: true }).selectOption("circle");
      await page.getByLabel("Background", { exact: true }).fill("crimson");
      await page.getByLabel("Letter").fill("Q");
      await fine(page);
      await page.waitForFunction((before) => document.querySelector(".paper").getAttribute("src") !== before, before);
      assert.equal(await text(page), `${PIECE.replace("count = 3", "count = 12").replace("25mm", "30mm").replace("gold", "crimson")}letter = "Q"\n`);
      await noWiderThanScreen(page, size);
    }));
}

test("an emptied field keeps its line until it is left", () =>
  visit(browser, { hash: "make" }, async (page) => {
    await onPiece(page);
    await page.getByLabel("Count").fill("");
    await page.getByLabel("Count").pressSequentially("45");
    assert.equal(await text(page), PIECE.replace("count = 3", "count = 45"));
    await page.getByLabel("Count").fill("");
    await page.getByLabel("Count").blur();
    assert.equal(await text(page), PIECE.replace("count = 3 # three\n", ""));
  }));

test("steps in the form are undone from the form, the text and the buttons", () =>
  visit(browser, { hash: "make" }, async (page) => {
    await onPiece(page);
    await page.getByLabel("Count").fill("12");
    await page.getByLabel("Sign", { exact: true }).selectOption("heart");
    await page.getByLabel("Count").focus();
    await page.keyboard.press("ControlOrMeta+z");
    assert.equal(await page.getByLabel("Sign", { exact: true }).inputValue(), "star");
    await page.keyboard.press("ControlOrMeta+z");
    assert.equal(await page.getByLabel("Count").inputValue(), "3");
    assert.equal(await text(page), PIECE);
    await page.getByRole("button", { name: "Redo" }).click();
    assert.equal(await page.getByLabel("Count").inputValue(), "12");
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page.locator(".cm-content").click();
    await page.keyboard.press("ControlOrMeta+z");
    assert.equal(await text(page), PIECE);
  }));

for (const [lang, words] of [
  ["en-GB", { add: "Add a piece", name: "Name", copy: "Copy: new", remove: "Remove: new", up: "Move up: new" }],
  ["fr-FR", { add: "Ajouter une pièce", name: "Nom", copy: "Dupliquer : new", remove: "Retirer : new", up: "Monter : new" }],
]) {
  test(`pieces are added, copied, moved and removed by keyboard, ${lang}`, () =>
    visit(browser, { hash: "make", lang }, async (page) => {
      await drawn(page);
      await open(page, PIECE);
      await card(page, "disc").waitFor();
      await page.getByRole("button", { name: words.add }).press("Enter");
      await page.waitForFunction((name) => document.activeElement?.labels?.[0]?.textContent === name, words.name);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type("new");
      await drawn(page);
      await page.getByRole("button", { name: words.copy }).press("Enter");
      await page.getByRole("button", { name: new RegExp(`${words.remove}-2`) }).press("Enter");
      await page.getByRole("button", { name: words.up }).press("Enter");
      const made = await text(page);
      assert.match(made, /^# mine\n\[\[piece\]\]\nname = "new"\nshape = "circle"\ndiameter = "25mm"\ncount = 1\nfront = .*\n\n\[\[piece\]\]\nname = "disc"   # odd  spelling\n/);
      assert.equal(made.match(/\[\[piece\]\]/g).length, 2);
      await page.getByRole("button", { name: words.remove, exact: true }).press("Enter");
      assert.equal((await text(page)).match(/\[\[piece\]\]/g).length, 1);
    }));
}

test("a board with a zone is made from nothing", () =>
  visit(browser, { hash: "make" }, async (page) => {
    await drawn(page);
    await open(page, "# a board\n");
    await page.getByRole("button", { name: "Add a board" }).click();
    await page.getByLabel("Columns").fill("5");
    await page.getByRole("button", { name: "Add a zone" }).click();
    await fine(page);
    await drawn(page);
    assert.match(await text(page), /^# a board\n\n\[\[board\]\]\nname = "board"\ngrid = "square"\ncolumns = 5\n[^]*\n\n\[\[board\.zone\]\]\ncells = \["a1"\]\n/);
    await page.getByLabel("Grid").selectOption("hex");
    await page.getByLabel("Across", { exact: true }).waitFor();
    await wrong(page);
    await page.getByText("Only the text").waitFor({ state: "detached" });
  }));

test("a picture from a file lands on its piece, once and rightly written", () =>
  visit(browser, { hash: "make" }, async (page) => {
    const name = 'a "cat" é.svg';
    await onPiece(page);
    await page.locator('.form-card input[type="file"]').setInputFiles([file(name, DOT)]);
    await page.locator(".pictures").getByText(name).waitFor();
    await fine(page);
    assert.match(await text(page), /front = \{ background = "gold", +art = "a \\"cat\\" é\.svg" \}/);
    assert.equal(await page.getByLabel("Picture", { exact: true }).inputValue(), name);
    await page.getByLabel("Sign", { exact: true }).selectOption("heart");
    assert.match(await text(page), /front = \{ background = "gold", symbol = "heart" \}/);
    await page.locator(".picture-use").click();
    assert.match(await text(page), /front = \{ background = "gold", art = "a \\"cat\\" é\.svg" \}/);
  }));

test("the drawing of an outline and the line along the cut are chosen", () =>
  visit(browser, { hash: "make" }, async (page) => {
    await onPiece(page, '[[piece]]\nname = "disc"\nshape = "outline"\nwidth = "25mm"\n');
    await page.locator('.form-card input[type="file"]').first().setInputFiles([file("dot.svg", DOT)]);
    await fine(page);
    assert.match(await text(page), /outline = "dot\.svg"/);
    assert.equal(await page.getByLabel("Outline", { exact: true }).inputValue(), "dot.svg");
    // The first is that of the face.
    await page.locator(".form-card .form-more > summary").last().click();
    await page.locator("summary", { hasText: /^Edge$/ }).click();
    for (const [choice, written] of [["no", "edge = false\n"], ["yes", "edge = {}\n"]]) {
      await page.getByLabel("Printed", { exact: true }).selectOption(choice);
      await fine(page);
      assert.ok((await text(page)).includes(written), choice);
    }
    await page.getByLabel("Printed", { exact: true }).selectOption("");
    await fine(page);
    assert.doesNotMatch(await text(page), /edge/);
  }));

test("a picture dropped on a card lands on its piece", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tablier-"));
  const path = join(folder, "dot.svg");
  writeFileSync(path, DOT);
  try {
    await visit(browser, { hash: "make" }, async (page) => {
      await drawn(page);
      await open(page, `${PIECE}\n[[piece]]\nname = "other"\nshape = "circle"\ndiameter = "25mm"\n`);
      const { x, y } = await card(page, "other").boundingBox();
      const client = await page.context().newCDPSession(page);
      for (const type of ["dragEnter", "dragOver", "drop"]) {
        await client.send("Input.dispatchDragEvent", { type, x: x + 20, y: y + 20, data: { items: [], files: [path], dragOperationsMask: 1 } });
      }
      await page.locator(".picture-use", { hasText: "dot.svg" }).waitFor();
      await fine(page);
      assert.match(await text(page), /name = "other"\nshape = "circle"\ndiameter = "25mm"\nfront = \{ art = "dot\.svg" \}\n$/);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a text with a fault locks the form and is left alone", () =>
  visit(browser, { hash: "make" }, async (page) => {
    const broken = `${PIECE}count = [`;
    await onPiece(page);
    await open(page, broken);
    await wrong(page);
    await page.getByText("The text has a fault").waitFor();
    assert.equal(await page.locator(".form-all :enabled:not(fieldset):not(summary)").count(), 0);
    assert.equal(await text(page), broken);
    await page.getByRole("button", { name: "Go to the text" }).click();
    await page.locator(".cm-content:focus").waitFor();
  }));

test("a value that the form cannot show stays, and a wrong one is told beside its field", () =>
  visit(browser, { hash: "make" }, async (page) => {
    await onPiece(page, PIECE.replace("count = 3", "count = [1, 2]").replace("25mm", "25km"));
    await page.getByText("Only the text can change this.").waitFor();
    await page.locator(".field-length .form-wrong").waitFor();
    await page.getByLabel("Diameter").fill("20");
    await page.locator(".field-length .form-wrong").waitFor({ state: "detached" });
    assert.equal(await text(page), PIECE.replace("count = 3", "count = [1, 2]").replace("25mm", "20mm"));
  }));
