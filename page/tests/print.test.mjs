import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { drawn, noWiderThanScreen, saved, start, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const sheets = (page) => page.locator(".thumbnail").count();
const sentence = (page) => page.locator(".pager-words").innerText();

test("headings are set in the font of the sheets", () =>
  visit(browser, {}, async (page) => {
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => /Tablier Caslon/.test(family) && status === "loaded"));
  }));

test("how to cut is told beside the sheets", () =>
  visit(browser, { hash: "print/plank", size: "phone", lang: "fr-FR" }, async (page) => {
    await drawn(page);
    await page.getByText("Imprimer et découper").click();
    assert.ok((await page.locator(".steps li:visible").count()) >= 4);
    await noWiderThanScreen(page, "phone");
  }));

for (const [lang, heading, folded] of [["en-GB", "What to print and build", "along the dashed line"], ["fr-FR", "À imprimer, à construire", "le long des tirets"]]) {
  test(`how each game is made is told beside its sheets and follows the options, ${lang}`, () =>
    visit(browser, { hash: "print", size: "phone", lang }, async (page) => {
      for (const game of ["lightning", "quits", "plank"]) {
        await page.evaluate((game) => (location.hash = `print/${game}`), game);
        await page.locator("summary", { hasText: heading }).click();
        const notes = page.locator(".leaflet-making");
        assert.ok((await notes.locator("p:visible").count()) >= 1, game);
        await noWiderThanScreen(page, "phone");
        if (game !== "lightning") continue;
        await notes.locator("img:visible").first().waitFor();
        assert.ok(!(await notes.innerText()).includes(folded));
        await page.locator('.bench-panel select:has(option[value="fold"])').selectOption("fold");
        await notes.getByText(folded).waitFor();
      }
    }));
}

for (const size of ["desktop", "phone"]) {
  test(`a game is chosen, its sheets are turned and zoomed (${size})`, () =>
    visit(browser, { size }, async (page) => {
      await page.getByRole("link", { name: /^Quits/ }).click();
      await drawn(page);
      const count = await sheets(page);
      assert.ok(count >= 2);
      assert.match(await sentence(page), new RegExp(`Sheet 1 of ${count}`));
      await page.getByRole("button", { name: "Next sheet" }).click();
      assert.match(await sentence(page), /Sheet 2/);
      await page.locator(".thumbnail").last().click();
      assert.match(await sentence(page), new RegExp(`Sheet ${count} of`));

      const width = () => page.locator(".paper").evaluate((img) => img.getBoundingClientRect().width);
      await page.getByRole("button", { name: "100 %" }).click();
      assert.equal(Math.round(await width()), Math.round((210 * 96) / 25.4));
      await page.getByRole("button", { name: "Larger" }).click();
      assert.ok((await width()) > 900);
      await page.getByRole("button", { name: "Fit" }).click();
      assert.ok((await width()) < 800);
      await noWiderThanScreen(page, size);
    }));

  test(`options change the sheets (${size})`, () =>
    visit(browser, { hash: "print/quits", size }, async (page) => {
      await drawn(page);
      const all = await sheets(page);
      await page.getByLabel("The rules").uncheck();
      await page.waitForFunction((all) => document.querySelectorAll(".thumbnail").length < all, all);
      await page.getByText("Sizes and distances").click();
      await page.getByLabel("Margin of the paper").fill("wide");
      await page.locator(".notes.wrong").waitFor();
      await page.getByLabel("Margin of the paper").fill("8");
      await page.locator(".notes.wrong").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Start again" }).click();
      await page.waitForFunction((all) => document.querySelectorAll(".thumbnail").length === all, all);
    }));
}

/** Slows the library down and holds every sheet back until it is let go. */
const holdSheets = () => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...message) {
    setTimeout(() => postMessage.apply(this, message), 500);
  };
  const { decode } = HTMLImageElement.prototype;
  globalThis.held = [];
  HTMLImageElement.prototype.decode = function () {
    return new Promise((letGo) => globalThis.held.push(letGo)).then(() => decode.call(this));
  };
};

test("options that change twice while sheets are drawn are answered", () =>
  visit(browser, { hash: "print/quits", before: holdSheets }, async (page) => {
    const held = (count) => page.waitForFunction((count) => globalThis.held.length === count, count);
    await held(1);
    await page.evaluate(() => globalThis.held[0]());
    await held(2);
    // The second request waits for the first one while the sheet of the old request arrives.
    await page.evaluate(async () => {
      const margin = document.querySelector(".sizes input");
      for (const value of ["wid", "wide"]) {
        margin.value = value;
        margin.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((next) => setTimeout(next, 100));
      }
      globalThis.held[1]();
    });
    await page.locator("#panel-print .notes.wrong").waitFor();
  }));

test("the last part cannot be left out", () =>
  visit(browser, { hash: "print/tokens" }, async (page) => {
    await drawn(page);
    assert.ok(await page.getByLabel("Discs").isDisabled());
  }));

for (const game of ["lightning", "quits", "plank", "macmahon", "tokens"]) {
  test(`the PDF of ${game} is that of the command line`, () =>
    visit(browser, { hash: `print/${game}` }, async (page) => {
      await drawn(page);
      const { name, bytes } = await saved(page, () => page.getByRole("button", { name: "Save PDF" }).click());
      assert.equal(name, `${game}.pdf`);
      assert.ok(bytes.equals(readFileSync(new URL(`../../output/${game}.pdf`, import.meta.url))));
    }));
}

test("pictures of 600 dpi are made sheet by sheet, told and stopped", () =>
  visit(browser, { hash: "print/lightning" }, async (page) => {
    await drawn(page);
    await page.getByLabel("Dots per inch of the PNG").selectOption("600");
    const png = page.getByRole("button", { name: "PNG", exact: true });
    await png.click();
    await page.getByText("Sheet 2 of 7").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Stopped. Nothing was saved.").waitFor();
    page.setDefaultTimeout(120_000);
    const zip = await saved(page, () => png.click());
    const pictures = Object.values(unzipSync(zip.bytes)).map((bytes) => Buffer.from(bytes));
    assert.equal(pictures.length, 7);
    for (const picture of pictures) assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)].sort(), [4961, 7016]);
  }));

test("drawings and outlines are saved apart", () =>
  visit(browser, { hash: "print/quits" }, async (page) => {
    await drawn(page);
    const svg = await saved(page, () => page.getByRole("button", { name: "SVG" }).click());
    const drawings = Object.keys(unzipSync(svg.bytes));
    assert.equal(svg.name, "quits-svg.zip");
    assert.equal(drawings.length, await sheets(page));
    assert.ok(drawings.every((name) => name.endsWith(".svg") && !name.endsWith(".cut.svg")));
    const cut = await saved(page, () => page.getByRole("button", { name: "Cut file" }).click());
    const outlines = Object.keys(unzipSync(cut.bytes));
    assert.ok(outlines.length >= 1 && outlines.every((name) => name.endsWith(".cut.svg")));
  }));

test("what is printed are the sheets at their size, one a page", () =>
  visit(browser, { hash: "print/quits" }, async (page) => {
    // The button waits until all sheets are drawn.
    await page.getByRole("button", { name: "Print…", disabled: false }).waitFor();
    const count = await sheets(page);
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
    const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, w, h]) => [Math.round(w), Math.round(h)]);
    assert.deepEqual(boxes, Array(count).fill([595, 842]));
  }));

test("the print button opens the dialogue of the browser", () =>
  visit(browser, { hash: "print/tokens", before: () => (window.print = () => (window.printed = true)) }, async (page) => {
    await drawn(page);
    await page.getByRole("button", { name: "Print…" }).click();
    assert.ok(await page.evaluate(() => window.printed));
  }));

test("French by the browser, English by the switch, and that is remembered", () =>
  visit(browser, { hash: "print/quits", lang: "fr-FR" }, async (page) => {
    await drawn(page);
    assert.equal(await page.locator("html").getAttribute("lang"), "fr");
    await page.getByRole("button", { name: "Enregistrer le PDF" }).waitFor();
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("button", { name: "Save PDF" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Save PDF" }).waitFor();
  }));

test("dark by the switch", () =>
  visit(browser, {}, async (page) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await paper();
    const button = page.getByRole("button", { name: /^Light or dark/ });
    await button.click();
    await button.click();
    await page.locator("html[data-theme=dark]").waitFor();
    assert.notEqual(await paper(), light);
  }));

for (const [lang, lost, whole] of [["en-GB", "Lost pieces", "Print the whole game"], ["fr-FR", "Pièces perdues", "Imprimer le jeu entier"]]) {
  test(`lost pieces are tapped and printed alone, ${lang}`, () =>
    visit(browser, { hash: "print/plank", size: "phone", lang }, async (page) => {
      await drawn(page);
      const all = await sheets(page);
      await page.getByText(lost).click();
      const token = page.getByRole("button", { name: /^red-a / });
      await token.click();
      await token.click();
      assert.match(await token.getAttribute("aria-label"), /, 2 /);
      await page.getByRole("button", { name: /^plank-blue#3 / }).click();
      await page.locator(".summary", { hasText: /^1 (sheet|feuille)/ }).waitFor();
      await noWiderThanScreen(page, "phone");
      await page.getByRole("button", { name: whole }).click();
      await page.waitForFunction((all) => document.querySelectorAll(".thumbnail").length === all, all);
    }));
}
