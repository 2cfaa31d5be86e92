import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { noWiderThanScreen, start, visit } from "./browser.mjs";
import { announced, judged, text, verdict } from "./check.mjs";
import { COINS, table, TRAY, tray } from "./images.mjs";

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

/** The simulated photos of the README, with some of their squares and rows. */
const TABLES = {
  quits: [25, /^\. R R D \.$/m, /^\. R L B B$/m],
  lightning: [272, /^ ?5 +\.\. Z0 Y0 \.\. Z1 Z0 Z1 Y1$/m, /^ ?2 +Y0 Y0 Z1 Y2 Z1 X0 L2 Y3$/m],
  plank: [21, /^bA w +r$/m, /^rA bB wA$/m, /^wA r +b$/m],
};

for (const [game, [places, ...rows]] of Object.entries(TABLES)) {
  test(`the table of ${game} is read`, () =>
    visit(browser, { hash: `photo/${game}` }, async (page) => {
      await page.waitForSelector(".photo-pick");
      await input(page).setInputFiles(table(game));
      await page.waitForSelector(".photo-overlay polygon");
      assert.equal(await page.locator(".photo-place").count(), places);
      await page.getByRole("button", { name: "Go on in Check" }).click();
      await judged(page);
      const read = await text(page).inputValue();
      for (const row of rows) assert.match(read, row);
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

test("squares that are not sure are settled by clicks", () =>
  visit(browser, { hash: "photo" }, async (page) => {
    await page.waitForSelector(".photo-pick");
    const buffer = await tray(browser, { coins: COINS });
    await input(page).setInputFiles({ name: "coins.jpg", mimeType: "image/jpeg", buffer });
    const unsure = page.locator(".photo-place.unsure");
    await unsure.first().waitFor();
    assert.deepEqual(await unsure.evaluateAll((all) => all.map((one) => one.textContent)), ["?", "?"]);
    await page.getByText("2 squares are not clear").waitFor();
    await unsure.first().click();
    // The next uncertain place is selected at once.
    await page.locator(".choice").getByRole("button", { name: "dark ball" }).click();
    await page.getByText("One square is not clear").waitFor();
    await page.locator(".choice").getByRole("button", { name: "light ball" }).click();
    await page.getByText("All 25 squares are clear").waitFor();
    // The verdict is that on the corrected position.
    await page.waitForSelector("#panel-photo .verdict-place[aria-busy=false][data-verdict]");
    assert.doesNotMatch(await page.locator("#panel-photo .verdict-place").innerText(), /not clear|not known/);
    const judgedHere = await page.locator("#panel-photo .verdict-place").getAttribute("data-verdict");
    await page.getByRole("button", { name: "Go on in Check" }).click();
    await judged(page);
    const there = await Promise.all(["b1", "b5"].map((name) => page.locator(`[data-spot=${name}]`).getAttribute("aria-label")));
    assert.deepEqual(there.sort(), ["b1, dark ball", "b5, light ball"]);
    assert.equal(await verdict(page), judgedHere);
    assert.doesNotMatch(await text(page).inputValue(), /^may /m);
  }));

/** The squares as marked, in fractions of the photo as shown. */
async function marked(page) {
  await page.waitForSelector(".photo-overlay polygon");
  await page.waitForFunction(() => document.querySelector(".photo-shown img").complete);
  return page.evaluate(() => {
    const photo = document.querySelector(".photo-shown img").getBoundingClientRect();
    const middle = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [(left + width / 2 - photo.left) / photo.width, (top + height / 2 - photo.top) / photo.height];
    };
    return [...document.querySelectorAll(".photo-overlay polygon")].map(middle);
  });
}

for (const [name, how] of [["of 11 megapixels", { scale: 3 }], ["lying on its side", { lying: true }], ["of 11 megapixels lying on its side", { scale: 3, lying: true }]]) {
  test(`a photo ${name} is marked on its squares`, () =>
    visit(browser, { hash: "photo" }, async (page) => {
      await page.waitForSelector(".photo-pick");
      await input(page).setInputFiles(TRAY);
      const wanted = await marked(page);
      assert.equal(wanted.length, 25);
      const buffer = await tray(browser, how);
      await input(page).setInputFiles({ name: "other.jpg", mimeType: "image/jpeg", buffer });
      await page.locator(".photo-overlay").waitFor({ state: "detached" });
      const there = await marked(page);
      const off = there.flatMap(([x, y], at) => [Math.abs(x - wanted[at][0]), Math.abs(y - wanted[at][1])]);
      assert.ok(Math.max(...off) < 0.01, `marks are off by ${Math.max(...off)} of the photo`);
    }));
}
