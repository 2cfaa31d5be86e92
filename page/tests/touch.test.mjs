import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { start, visit } from "./browser.mjs";
import { announced, boxed, judged, lay, says, SIMPLE, square, text } from "./check.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

/** Long enough to lift a piece. */
const HOLD_MS = 600;

const middle = async (target) => {
  const { x, y, width, height } = await target.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

/** A touch gesture: down, after a moment along, and up. */
async function swipe(page, from, to, moment = 0) {
  const client = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  if (moment) await page.waitForTimeout(moment);
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
    await swipe(page, await middle(square(page, "c3")), await middle(square(page, "d4")), HOLD_MS);
    await announced(page, "c3", "c3, empty");
    await announced(page, "d4", "d4, light ball");
    assert.equal(await scrolled(), before);
    await judged(page);
    assert.match(await text(page).inputValue(), /\. \. \. L \./);
  }));

for (const [what, label] of [["an empty square", "c3, empty"], ["a piece", "c3, light ball"]]) {
  test(`a finger that swipes over ${what} scrolls the page, and nothing else`, () =>
    visit(browser, { hash: "check/quits", size: "phone" }, async (page) => {
      await judged(page);
      if (what === "a piece") await lay(page, "light ball", ["c3"]);
      await judged(page);
      const before = await text(page).inputValue();
      await page.evaluate(() => scrollTo(0, 0));
      const { x, y } = await middle(square(page, "c3"));
      await swipe(page, { x, y }, { x, y: y - 300 });
      await page.waitForFunction(() => scrollY > 100);
      await announced(page, "c3", label);
      assert.equal(await text(page).inputValue(), before);
    }));
}

test("a piece that a finger drops off the board, or only holds, stays where it was", () =>
  visit(browser, { hash: "check/quits", size: "phone" }, async (page) => {
    await judged(page);
    await lay(page, "light ball", ["c3"]);
    await judged(page);
    const before = await text(page).inputValue();
    const from = await middle(square(page, "c3"));
    await swipe(page, from, { x: 20, y: 100 }, HOLD_MS);
    await announced(page, "c3", "c3, light ball");
    await swipe(page, from, from, HOLD_MS);
    await announced(page, "c3", "c3, light ball");
    assert.equal(await page.locator(".box-piece[aria-pressed=true], .carried-piece").count(), 0);
    assert.equal(await text(page).inputValue(), before);
  }));

for (const [lang, illegal, legal] of [["en-GB", "Illegal", "To move: Light."], ["fr-FR", "Illégale", "C’est à Clair de jouer."]]) {
  test(`the verdict is seen on a phone without scrolling, in one line, ${lang}`, () =>
    visit(browser, { hash: "check/quits", size: "phone", lang }, async (page) => {
      await judged(page);
      await text(page).fill(SIMPLE);
      await says(page, "legal");
      await page.evaluate(() => scrollTo(0, 0));
      const line = page.locator(".verdict-line");
      await line.getByText(legal).waitFor();
      const { y, height } = await line.boundingBox();
      assert.ok(y + height <= 740 && height < 60, `${y} + ${height}`);
      await square(page, "e1").focus();
      await page.keyboard.press("l");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("l");
      await says(page, "illegal");
      await line.getByText(illegal).waitFor();
      await line.click();
      await page.waitForFunction(() => document.querySelector(".verdict-place h2").getBoundingClientRect().bottom < innerHeight - 44);
    }));
}
