import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { drawn, start, visit } from "./browser.mjs";
import { doublings, grey, TRAY } from "./images.mjs";
import { fine, write, wrong } from "./make.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const pieces = (front, count = 24) => `[[piece]]\nshape = "circle"\ndiameter = "25mm"\ncount = ${count}\nfront = { ${front} }\n`;
const PLAIN = '[[piece]]\nshape = "circle"\ndiameter = "25mm"\ncount = 24\n';
const SIXTY_MEGAPIXELS = grey(8000, 7500);

async function attach(page, name, contents) {
  const buffer = Buffer.from(contents);
  await page.locator(".pictures input[type=file]").setInputFiles({ name, mimeType: "", buffer });
  await page.locator(".picture-use", { hasText: name }).waitFor();
}

/** Whether the page still draws a valid spec. */
async function livesOn(page) {
  await write(page, PLAIN);
  await fine(page);
  await drawn(page);
  assert.ok((await page.locator(".paper").count()) > 0);
}

for (const [name, text] of [["a spec cut off", "[[piece"], ["no text at all", "\u0000\u0001"], ["deep lists", `a = ${"[".repeat(50_000)}`]]) {
  test(`Make lives on after ${name}`, () =>
    visit(browser, { hash: "make", view: "text" }, async (page) => {
      await drawn(page);
      await write(page, text);
      await wrong(page);
      await livesOn(page);
    }));
}

test("Make lives on after a drawing of a million parts", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await attach(page, "bomb.svg", doublings(20));
    await write(page, pieces('art = "bomb.svg"'));
    await page.locator(".finding", { hasText: "too many parts" }).waitFor();
    await livesOn(page);
  }));

test("Make lives on after a picture of 60 megapixels", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await attach(page, "large.png", SIXTY_MEGAPIXELS);
    await write(page, pieces('picture = "large.png"'));
    await page.locator(".viewer[aria-busy=true]").waitFor();
    await page.locator(".viewer[aria-busy=false]").waitFor({ timeout: 60_000 });
    await livesOn(page);
  }));

test("sheets that no browser could show are told instead", { timeout: 120_000 }, () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await drawn(page);
    await attach(page, "heavy.svg", doublings(13));
    await write(page, pieces('art = "heavy.svg"', 2_000));
    await page.locator(".thumbnail").nth(27).waitFor({ timeout: 60_000 });
    await page.waitForFunction(() => [...document.querySelectorAll(".thumbnail img")].every((img) => img.naturalWidth > 0));
    await livesOn(page);
  }));

const silent = () => {
  const Real = window.Worker;
  // Simulates a library that never returns from one request.
  window.Worker = class extends Real {
    postMessage(message, ...rest) {
      const text = message.parcel ? new TextDecoder().decode(message.parcel) : "";
      if (!text.includes("SLEEP")) super.postMessage(message, ...rest);
    }
  };
};

test("what takes too long is stopped and told, and the page goes on", () =>
  visit(browser, { hash: "make", view: "text", before: silent }, async (page) => {
    await drawn(page);
    await write(page, "# SLEEP\n");
    await page.getByText("longer than 20 seconds").waitFor();
    await livesOn(page);
  }));

for (const [name, file] of [
  ["a picture of 60 megapixels", { name: "large.png", mimeType: "image/png", buffer: SIXTY_MEGAPIXELS }],
  ["a drawing of a million parts", { name: "bomb.svg", mimeType: "image/svg+xml", buffer: Buffer.from(doublings(20)) }],
  ["half a photo", { name: "half.png", mimeType: "image/png", buffer: SIXTY_MEGAPIXELS.subarray(0, 2000) }],
]) {
  test(`Photo lives on after ${name}`, () =>
    visit(browser, { hash: "photo" }, async (page) => {
      await page.waitForSelector(".photo-pick");
      const input = page.locator("#panel-photo input[type=file]").first();
      await input.setInputFiles(file);
      await page.locator("#panel-photo [role=alert]").waitFor({ timeout: 60_000 });
      await input.setInputFiles(TRAY);
      await page.waitForSelector(".photo-overlay polygon");
      assert.equal(await page.locator("#panel-photo [role=alert]").count(), 0);
    }));
}
