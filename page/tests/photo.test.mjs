import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { noWiderThanScreen, start, visit } from "./browser.mjs";
import { announced, judged, text, verdict } from "./check.mjs";

const TRAY = fileURLToPath(new URL("../../output/photo/tray.jpg", import.meta.url));
const input = (page) => page.locator("#panel-photo input[type=file]").first();

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

for (const size of ["desktop", "phone"]) {
  test(`a photo is read, settled and goes on in Check, ${size}`, () =>
    visit(browser, { hash: "photo", size }, async (page) => {
      await page.waitForSelector(".photo-pick");
      await input(page).setInputFiles(TRAY);
      await page.waitForSelector(".photo-overlay polygon");
      assert.equal(await page.locator(".photo-place").count(), 25);
      assert.equal(await page.locator(".photo-place.sure", { hasText: "L" }).count(), 5);
      await noWiderThanScreen(page, size);
      await page.locator('.photo-place[aria-label^="e1"]').click();
      await page.locator(".choice").getByRole("button", { name: "not known" }).click();
      await page.getByRole("button", { name: "Go on in Check" }).click();
      await judged(page);
      await announced(page, "a5", "a5, light ball");
      await announced(page, "b5", "b5, dark ball");
      await announced(page, "e1", "e1, not known");
      assert.match(await text(page).inputValue(), /\. D \. \. \?/);
      assert.notEqual(await verdict(page), "unreadable");
    }));
}

test("a photo is pasted", () =>
  visit(browser, { hash: "photo" }, async (page) => {
    await page.waitForSelector(".photo-pick");
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], "tray.jpg", { type: "image/jpeg" }));
      window.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    }, readFileSync(TRAY).toString("base64"));
    await page.waitForSelector(".photo-overlay polygon");
  }));

test("what is no photo is refused with a hint", () =>
  visit(browser, { hash: "photo" }, async (page) => {
    await page.waitForSelector(".photo-pick");
    await input(page).setInputFiles({ name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo at all") });
    await page.waitForSelector("#panel-photo [role=alert] .hint");
    await input(page).setInputFiles(TRAY);
    await page.waitForSelector(".photo-overlay polygon");
  }));
