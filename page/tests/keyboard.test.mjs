import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { drawn, start, visit } from "./browser.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim() ?? "");

async function tabTo(page, wanted) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (wanted.test(await focused(page))) return;
  }
  assert.fail(`the Tab key never came to ${wanted}`);
}

test("the skip link comes first and leads to the content", () =>
  visit(browser, {}, async (page) => {
    await page.waitForSelector(".card");
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), "Skip to the content");
    await page.keyboard.press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.id), "main");
    await page.keyboard.press("Tab");
    assert.match(await focused(page), /^Lightning/);
  }));

test("tabs are one stop, and arrows go from one to the next", () =>
  visit(browser, {}, async (page) => {
    await page.waitForSelector(".card");
    await tabTo(page, /^Print$/);
    await page.keyboard.press("ArrowRight");
    assert.equal(await focused(page), "Make");
    await page.locator("#panel-make:not([hidden])").waitFor();
    await page.keyboard.press("End");
    await page.locator("#panel-photo:not([hidden])").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator("#panel-print:not([hidden])").waitFor();
    assert.match(page.url(), /#print$/);
  }));

test("a game is chosen, looked at and saved without a mouse", () =>
  visit(browser, {}, async (page) => {
    await page.waitForSelector(".card");
    await tabTo(page, /^Quits/);
    await page.keyboard.press("Enter");
    await drawn(page);
    assert.equal(await focused(page), "Quits");
    await tabTo(page, /^The sheet\./);
    await page.keyboard.press("ArrowRight");
    await page.getByText(/^Sheet 2 of/).first().waitFor();
    await page.keyboard.press("PageUp");
    await page.getByText(/^Sheet 1 of/).first().waitFor();
    const before = await page.locator(".zoomer-size").innerText();
    await page.keyboard.press("+");
    await page.waitForFunction((before) => document.querySelector(".zoomer-size").innerText !== before, before);
    await page.keyboard.press("0");
    await tabTo(page, /^Save PDF/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    assert.equal(download.suggestedFilename(), "quits.pdf");
  }));

test("the editor lets go of the focus", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await tabTo(page, /^The text of the game$/);
    await page.keyboard.type("# typed\n");
    await page.keyboard.press("Tab");
    assert.notEqual(await focused(page), "The text of the game");
  }));
