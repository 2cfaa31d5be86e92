import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { drawn, drop, saved, start, visit } from "./browser.mjs";
import { fine, write } from "./make.mjs";
import { TRAY } from "./images.mjs";

const folder = mkdtempSync(join(tmpdir(), "tablier-"));
let browser;
before(async () => (browser = await start()));
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Saves a PDF from a tab, and writes it to a file. */
async function printed(page, tab, name) {
  await drawn(page);
  const pdf = await saved(page, () => page.locator(`#panel-${tab} .actions-main .strong`).nth(1).click());
  const file = join(folder, name);
  writeFileSync(file, pdf.bytes);
  return { file, ...pdf };
}

const OWN = `game = { name = "star", title = "Star" }
[[piece]]
shape = "circle"
diameter = "25mm"
count = 3
front = { art = "star.svg" }
`;
const ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z" fill="#a30"/></svg>';

test("a sheet of a game that is dropped on Print makes the same sheets again", () =>
  visit(browser, { hash: "print/quits" }, async (page) => {
    await drawn(page);
    await page.locator("#panel-print .options select").first().selectOption("letter");
    await page.getByLabel("A card for the lid").check();
    const first = await printed(page, "print", "quits.pdf");
    await page.getByRole("button", { name: "Start again" }).click();
    await page.evaluate(() => (location.hash = "print/plank"));
    await drawn(page);
    await drop(page, page.locator("#panel-print h1:visible"), first.file);
    await page.getByText("quits.pdf: the game and the options are as they were printed.").waitFor();
    await page.getByRole("heading", { name: "Quits", exact: true }).waitFor();
    assert.equal(await page.locator("#panel-print .options select").first().inputValue(), "letter");
    assert.ok(await page.getByLabel("A card for the lid").isChecked());
    const again = await printed(page, "print", "again.pdf");
    assert.ok(again.bytes.equals(first.bytes));
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText("as they were printed").waitFor({ state: "detached" });
  }));

for (const place of ["print", "make"]) {
  test(`a sheet of a game of one's own brings its text and its pictures back (${place})`, () =>
    visit(browser, { hash: "make", view: "text" }, async (page) => {
      await drawn(page);
      await page.locator(".pictures input[type=file]").setInputFiles({ name: "star.svg", mimeType: "", buffer: Buffer.from(ART) });
      await write(page, OWN);
      await fine(page);
      const first = await printed(page, "make", "star.pdf");
      await page.getByRole("button", { name: "Clear all" }).click();
      await page.getByRole("button", { name: "Clear", exact: true }).click();
      await page.evaluate((place) => (location.hash = place), place);
      await page.locator(`#panel-${place} input[type=file][accept*=pdf]`).setInputFiles(first.file);
      await page.getByText("as they were printed").waitFor();
      await page.locator("#panel-make .cm-content", { hasText: "diameter" }).waitFor();
      const again = await printed(page, "make", "again.pdf");
      assert.equal(again.name, "star.pdf");
      assert.ok(again.bytes.equals(first.bytes));
    }));
}

test("a picture without a recipe is refused in the language of the page", () =>
  visit(browser, { hash: "print", lang: "fr-FR" }, async (page) => {
    await page.waitForSelector(".card .cover img");
    await drop(page, page.locator("h1:visible"), TRAY);
    await page.getByText("ne contient pas de recette").waitFor();
  }));
