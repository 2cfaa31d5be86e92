import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { unzipSync, zipSync } from "fflate";
import { drawn, noWiderThanScreen, saved, start, visit } from "./browser.mjs";
import { editor, fine, write, wrong } from "./make.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const FOUR_LINES = '[[piece]]\nshape = "circle"\ndiameter = "25mm"\ncount = 24\n';
const DOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="red"/></svg>';
const file = (name, text) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

for (const size of ["desktop", "phone"]) {
  test(`a fault is underlined, told and found, and the page lives on (${size})`, () =>
    visit(browser, { hash: "make", size }, async (page) => {
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
  visit(browser, { hash: "make" }, async (page) => {
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
  visit(browser, { hash: "make" }, async (page) => {
    await drawn(page);
    await page.getByLabel("Start from").selectOption("board");
    await page.getByText("A board of your own.").first().waitFor();
    await drawn(page);
    await write(page, "# changed\n");
    await page.getByLabel("Start from").selectOption("tokens");
    await page.getByRole("button", { name: "Replace" }).click();
    await page.getByText("Tokens of your own").first().waitFor();
  }));

test("pictures are chosen, used, kept, saved with the text and removed", () =>
  visit(browser, { hash: "make" }, async (page) => {
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
  visit(browser, { hash: "make" }, async (page) => {
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

test("keys and values are proposed by the table around the cursor", () =>
  visit(browser, { hash: "make" }, async (page) => {
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
  visit(browser, { hash: "make", before: trapping }, async (page, troubles) => {
    await drawn(page);
    await write(page, "# BOMB\n");
    await page.getByText("It was restarted").waitFor();
    await write(page, FOUR_LINES);
    await fine(page);
    await drawn(page);
    await page.getByRole("button", { name: "Close" }).click();
    assert.deepEqual(troubles.splice(0), ["a trap, on purpose"]);
  }));
