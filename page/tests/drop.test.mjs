import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { drawn, drop, start, visit } from "./browser.mjs";
import { TRAY } from "./images.mjs";

const folder = mkdtempSync(join(tmpdir(), "tablier-"));
const DOT = join(folder, "dot.svg");
writeFileSync(DOT, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>');

let browser;
before(async () => (browser = await start()));
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

for (const place of [".editor", ".make-title", ".pictures"]) {
  test(`a picture is dropped on Make, at ${place}`, () =>
    visit(browser, { hash: "make", view: "text" }, async (page) => {
      await drawn(page);
      const before = await page.locator(".cm-content").innerText();
      await drop(page, page.locator(place), DOT);
      await page.locator(".picture-use", { hasText: "dot.svg" }).waitFor();
      assert.equal(await page.locator(".cm-content").innerText(), before);
    }));
}

for (const place of [".photo-pick", "h1:visible"]) {
  test(`a photo is dropped on Photo, at ${place}`, () =>
    visit(browser, { hash: "photo" }, async (page) => {
      await page.waitForSelector(".photo-pick");
      await drop(page, page.locator(place), TRAY);
      await page.waitForSelector(".photo-overlay polygon");
      assert.equal(await page.locator(".photo-pick.over").count(), 0);
    }));
}

test("a file that nothing takes does not replace the page", () =>
  visit(browser, { hash: "rules" }, async (page) => {
    await page.waitForSelector("#panel-rules h1");
    await drop(page, page.locator("h1:visible").first(), TRAY);
    await page.waitForTimeout(500);
    await page.evaluate(() => (location.hash = "print"));
    await page.getByRole("link", { name: /^Quits/ }).click();
    await drawn(page);
  }));
