import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start, visit } from "./browser.mjs";
import { announced, boxed, judged, square, text } from "./check.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const middle = async (target) => {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/** A touch gesture: down, along and up. */
async function swipe(page, from, to) {
  const client = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch("touchEnd", []);
}

test("a piece is dragged by a finger, and the page stays where it is", () =>
  visit(browser, { hash: "check/quits", size: "phone" }, async (page) => {
    await judged(page);
    const piece = boxed(page, "light ball");
    await piece.scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await swipe(page, await middle(piece), await middle(square(page, "c3")));
    await announced(page, "c3", "c3, light ball");
    await swipe(page, await middle(square(page, "c3")), await middle(square(page, "d4")));
    await announced(page, "c3", "c3, empty");
    await announced(page, "d4", "d4, light ball");
    assert.equal(await scrolled(), before);
    await judged(page);
    assert.match(await text(page).inputValue(), /\. \. \. L \./);
  }));

test("a finger on an empty square scrolls the page", () =>
  visit(browser, { hash: "check/quits", size: "phone" }, async (page) => {
    await judged(page);
    await square(page, "c3").scrollIntoViewIfNeeded();
    const { x, y } = await middle(square(page, "c3"));
    await swipe(page, { x, y }, { x, y: y - 300 });
    await page.waitForFunction(() => scrollY > 100);
    await announced(page, "c3", "c3, empty");
  }));
