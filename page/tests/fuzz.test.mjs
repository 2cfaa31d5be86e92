import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { start, visit } from "./browser.mjs";
import { judged, text, verdict } from "./check.mjs";
import { COMMAND } from "./command.mjs";
import { library } from "./library.mjs";

const CLICKS = Number(process.env.TABLIER_CLICKS ?? 100);
const KEYS = ["Delete", "?", "r", "ArrowUp", "Control+z", "Control+y", "l", "a", "y"];

let browser;
let ask;
before(async () => ([browser, ask] = await Promise.all([start(), library()])));
after(() => browser.close());

/** Deterministic random numbers: xorshift. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

for (const [game, seed] of [["quits", 20_261], ["lightning", 4_711], ["plank", 977]]) {
  test(`${CLICKS} clicks anywhere on ${game}`, { timeout: 1_000 * Math.max(240, 2 * CLICKS) }, () =>
    visit(browser, { hash: `check/${game}` }, async (page) => {
      await judged(page);
      const roll = dice(seed);
      for (let click = 1; click <= CLICKS; click++) {
        const what = roll(10);
        const group = what < 6 ? ".laid-square" : what < 8 ? ".box-piece, .rack button, .strip-tools button, .tray button, .planks button, .slide" : ".desk-bar button, .stepper button, .turn-list button, .proof";
        const found = page.locator("#panel-check").locator(group).and(page.locator(":enabled"));
        const count = await found.count();
        if (count === 0) continue;
        // Dispatched at the element itself, since scrolling to it may take time.
        await found.nth(roll(count)).evaluate((button) => button.click(), undefined, { timeout: 2000 }).catch(() => undefined);
        if (what === 0) await page.keyboard.press(KEYS[roll(KEYS.length)]);
        if (click % 10 === 0) await agrees(page, game, click);
      }
    }));
}

/** The text and its verdict once both are stable: a clicked turn takes a moment to be played. */
async function settled(page) {
  let last;
  for (;;) {
    await judged(page);
    const now = [await text(page).inputValue(), await verdict(page)];
    if (last && now[1] !== null && now.every((one, at) => one === last[at])) return now;
    last = now;
    await page.waitForTimeout(150);
  }
}

function commandSays(game, written) {
  const { stdout, stderr } = spawnSync(COMMAND, ["check", game, "-", "--json"], { input: written, encoding: "utf8" });
  assert.ok(stdout, stderr);
  return JSON.parse(stdout).verdict;
}

/** Whether the page shows the library's messages for its text. */
async function agrees(page, game, click) {
  const back = page.getByRole("button", { name: "Back to the position" });
  if (await back.isVisible()) await back.click();
  const [written, shown] = await settled(page);
  const table = { spec: { game } };
  const { answer } = ask({ kind: "judge", table, text: written, lang: "en" });
  assert.equal(shown, answer.check.verdict, `after ${click} clicks:\n${written}`);
  if (COMMAND) assert.equal(shown, commandSays(game, written), `after ${click} clicks:\n${written}`);
  const laid = ask({ kind: "lay", table, text: written }).answer;
  if (laid.kind !== "laid" || game === "plank") return;
  const words = await page.locator("#panel-check .laid-square").evaluateAll((all) => all.filter((one) => one.querySelector(".laid-piece:not(.ghost)")).map((one) => one.dataset.spot));
  const there = laid.squares.filter(([, word]) => word !== "." && word !== "?").map(([name]) => name);
  assert.deepEqual(words.sort(), there.sort(), `after ${click} clicks:\n${written}`);
}
