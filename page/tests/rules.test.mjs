import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { noWiderThanScreen, start, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const opened = (page) => page.waitForSelector(".leaflet-diagram img");
const title = (page) => page.locator(".leaflet h1");

/** What readers find in each language. */
const READ = {
  "en-GB": {
    title: "Plank – Rules – Tablier",
    chip: "Plank",
    sections: ["The aim", "What to print and build", "Setting up, for two"],
    heads: ["Written", "Turn"],
    figure: "Pieces, from left to right: token of A (red); token of A (white); token of A (blue).",
    other: "FR",
  },
  "fr-FR": {
    title: "Planches – Règles – Tablier",
    chip: "Planches",
    sections: ["But du jeu", "À imprimer, à construire", "Mise en place à deux"],
    heads: ["On écrit", "Coup"],
    figure: "Pièces, de gauche à droite : jeton de A (rouge) ; jeton de A (blanc) ; jeton de A (bleu).",
    other: "EN",
  },
};

for (const size of ["desktop", "phone"]) {
  for (const [lang, words] of Object.entries(READ)) {
    test(`the rules are read as headings, lists, tables and figures, ${size}, ${lang}`, () =>
      visit(browser, { hash: "rules/quits", size, lang }, async (page) => {
        await opened(page);
        await page.locator(".rules-games").getByRole("link", { name: words.chip, exact: true }).click();
        await title(page).getByText(words.chip, { exact: true }).waitFor();
        await opened(page);
        assert.equal(await page.title(), words.title);
        assert.deepEqual((await page.locator(".leaflet h2").allTextContents()).slice(0, 3), words.sections);
        const tables = page.locator(".leaflet table");
        const heads = await tables.evaluateAll((all) => all.map((one) => [...one.querySelectorAll("thead th[scope=col]")].map((head) => head.textContent)));
        assert.ok(heads.some((head) => head.join() === words.heads.join()), JSON.stringify(heads));
        assert.ok((await page.locator(".leaflet-text > ul > li").count()) > 3);
        const labels = await page.locator(".leaflet img").evaluateAll((all) => all.map((one) => one.alt.replace(/[\u00a0\u202f]/g, " ")));
        assert.ok(labels.includes(words.figure), labels.join("\n"));
        assert.ok(labels.every((label) => label.length > 20));
        await noWiderThanScreen(page, size);
        // The other language comes at once, at the same game.
        await page.getByRole("button", { name: new RegExp(`^${words.other}, `) }).click();
        const other = READ[lang === "fr-FR" ? "en-GB" : "fr-FR"];
        await page.locator(".leaflet h2").getByText(other.sections[0], { exact: true }).waitFor();
        assert.equal(await page.title(), other.title);
      }));
  }
}

test("the contents lead to a heading, which takes the focus", () =>
  visit(browser, { hash: "rules/quits" }, async (page) => {
    await opened(page);
    const link = page.locator(".leaflet-contents").getByRole("link", { name: "Slide a line" });
    await link.focus();
    await page.keyboard.press("Enter");
    const heading = page.getByRole("heading", { name: "Slide a line" });
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Slide a line");
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    assert.ok((await top()) < 60 && (await top()) >= 0, `${await top()}`);
    // Again, though the address stays as it is.
    await page.evaluate(() => scrollTo(0, 0));
    await link.click();
    assert.ok((await top()) < 60, `${await top()}`);
  }));

test("a link leads into the rules", () =>
  visit(browser, { hash: "rules/lightning/5" }, async (page) => {
    await opened(page);
    await page.waitForFunction(() => document.activeElement?.id === "leaflet-5");
    assert.ok((await page.evaluate(() => scrollY)) > 300);
  }));

test("the size of the text and the contrast are kept", () =>
  visit(browser, { hash: "rules/quits", size: "phone" }, async (page) => {
    await opened(page);
    const size = () => page.locator(".leaflet-text p").first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const usual = await size();
    for (let times = 0; times < 4; times++) await page.getByRole("button", { name: "Larger text" }).click();
    assert.ok(await page.getByRole("button", { name: "Larger text" }).isDisabled());
    await noWiderThanScreen(page, "phone");
    await page.getByRole("button", { name: "High contrast" }).click();
    await page.reload();
    await opened(page);
    assert.ok((await size()) > usual * 2, `${usual} ${await size()}`);
    const colours = await page.locator(".leaflet-note").first().evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element.closest(".rules")).backgroundColor]);
    assert.deepEqual(colours, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    for (let times = 0; times < 5; times++) await page.getByRole("button", { name: "Smaller text" }).click();
    assert.ok((await size()) < usual);
  }));

test("pictures are told in words to all who want it, and once", () =>
  visit(browser, { hash: "rules/quits", lang: "fr-FR" }, async (page) => {
    await opened(page);
    await page.getByRole("button", { name: "Décrire les images" }).click();
    const told = page.locator(".leaflet-in-words");
    assert.match((await told.filter({ hasText: "Plateau de 5" }).first().innerText()).replace(/[\u00a0\u202f]/g, " "), /^Plateau de 5 × 5 cases : bille claire en a2, a3, b1, b2 et c1 ; /);
    assert.deepEqual([...new Set(await page.locator(".leaflet img").evaluateAll((all) => all.map((one) => one.alt)))], [""]);
  }));

test("lines have at most seventy letters", () =>
  visit(browser, { hash: "rules/quits" }, async (page) => {
    await opened(page);
    const widest = await page.locator(".leaflet-text > p").evaluateAll((all) =>
      Math.max(
        ...all.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
          return lines.size > 3 ? element.textContent.length / lines.size : 0;
        }),
      ),
    );
    assert.ok(widest > 40 && widest <= 70, `${widest}`);
  }));

test("only the rules are printed, black on white", () =>
  visit(browser, { hash: "rules/quits", theme: "dark" }, async (page) => {
    await opened(page);
    await page.evaluate(() => (globalThis.print = () => (globalThis.printed = true)));
    await page.getByRole("button", { name: "Print", exact: true }).click();
    assert.ok(await page.evaluate(() => globalThis.printed));
    await page.emulateMedia({ media: "print" });
    const shown = await page.evaluate(() => [...document.querySelectorAll("button, nav, header.top, footer, select")].filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80)));
    assert.deepEqual(shown, []);
    const colours = await page.locator(".leaflet-text p").first().evaluate((element) => [getComputedStyle(element).color, getComputedStyle(document.documentElement).backgroundColor]);
    assert.deepEqual(colours, ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    assert.ok((await page.pdf({ format: "A4" })).length > 10_000);
  }));

const OWN = '[game]\ntitle = "Hop"\nleaflet = "hop.md"\n\n[[piece]]\nname = "frog"\nletter = "F"\nshape = "circle"\ndiameter = "20mm"\ncount = 4\n';

test("one's own game has its rules beside the others", () =>
  visit(browser, { hash: "make" }, async (page) => {
    await page.waitForSelector(".viewer[aria-busy=false] .paper");
    const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.locator("#panel-make input[type=file]").first().setInputFiles([file("hop.toml", OWN), file("hop.md", "# Hop\n\nHop over.\n\n```diagram\npieces\npiece F\n```\n")]);
    await page.locator(".form-card strong", { hasText: "frog" }).waitFor();
    await page.getByRole("tab", { name: "Rules" }).click();
    await page.getByRole("link", { name: "Your game" }).click();
    await title(page).getByText("Hop", { exact: true }).waitFor();
    assert.equal(await page.locator(".leaflet img").getAttribute("alt"), "Pieces, from left to right: frog.");
  }));
