import assert from "node:assert/strict";

/** Waits until board, text and verdict are in sync. */
export async function judged(page) {
  page.setDefaultTimeout(10_000);
  await page.waitForSelector("#panel-check .verdict-place[aria-busy=false][data-verdict]");
}

export const square = (page, name) => page.locator(`#panel-check [data-spot="${name}"]`);
export const text = (page) => page.locator("#panel-check .text-form textarea");
export const verdict = (page) => page.locator("#panel-check .verdict-place").getAttribute("data-verdict");
export const boxed = (page, name) => page.locator("#panel-check .box-piece").filter({ hasNot: page.locator("p") }).and(page.locator(`[aria-label^="${name}"]`));

/** Lays one piece on several squares by clicking. */
export async function lay(page, piece, squares) {
  await boxed(page, piece).click();
  for (const name of squares) await square(page, name).click();
  await boxed(page, piece).click();
}

export const button = (page, name) => page.locator("#panel-check").getByRole("button", { name, exact: true });

/** Plays the first of the legal turns, or another, some times. */
export async function play(page, times, which = 0) {
  for (let turn = 0; turn < times; turn++) {
    const before = await text(page).inputValue();
    await (await turns(page)).nth(which).click();
    await page.waitForFunction((before) => document.querySelector("#panel-check textarea").value !== before, before);
    await says(page, "legal");
  }
}

/** Waits for a verdict. */
export async function says(page, wanted) {
  await page.waitForSelector(`#panel-check .verdict-place[data-verdict=${wanted}]`);
}

/** The legal turns, listed. */
export async function turns(page) {
  await page.locator(".turn-list").evaluate((list) => (list.open = true));
  return page.locator(".turn-list .turn");
}

/** The accessible label of a square. */
export async function announced(page, name, label) {
  assert.equal(await square(page, name).getAttribute("aria-label"), label);
}

/** A legal position of the simple game. */
export const SIMPLE = "variant: simple\nto move: light\n. . D D .\n. . . D .\nL . . . .\nL L . . .\n. . . . .\n";
