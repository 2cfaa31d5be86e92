import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { noWiderThanScreen, start, visit } from "./browser.mjs";
import { judged, says, square, text, turns } from "./check.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const button = (page, name) => page.locator("#panel-check").getByRole("button", { name, exact: true });
const PLAY = { "en-GB": "Play on", "fr-FR": "Jouer la suite" };
const names = (page, mark) => page.locator(`#panel-check .laid-square.${mark}`).evaluateAll((all) => all.map((one) => one.dataset.spot).sort());
const piece = (page, source) => page.locator(`.tray-piece[data-source="${source}"]`);

/** Opens a game and begins to play it. */
async function begin(page, lang = "en-GB") {
  await judged(page);
  await button(page, PLAY[lang]).click();
  await page.waitForSelector('.check-desk[data-mode="play"]');
}

/** Waits until a turn has been played. */
async function played(page, turn) {
  await page.locator(".score p code").getByText(turn, { exact: true }).waitFor();
}

const VARIANTS = {
  quits: ["", "simple", "classic", "four"],
  lightning: [""],
  plank: ["", "2", "3", "4"],
};

for (const lang of ["en-GB", "fr-FR"]) {
  for (const game of Object.keys(VARIANTS)) {
    test(`a bare board begins a game, ${game}, ${lang}`, () =>
      visit(browser, { hash: `check/${game}`, lang }, async (page) => {
        await judged(page);
        const choice = page.locator(".conditions select").first();
        const variants = game === "lightning" ? [""] : await choice.locator("option").evaluateAll((all) => all.map(({ value }) => value));
        assert.ok(variants.length >= VARIANTS[game].length, variants.join());
        for (const variant of variants) {
          if (game !== "lightning") await choice.selectOption(variant);
          await judged(page);
          await begin(page, lang);
          await says(page, "legal");
          assert.ok((await names(page, game === "quits" ? "source" : "laid-square")).length > 0);
          await page.locator(".turn-list summary").getByText(/^\d/).waitFor();
          await button(page, lang === "en-GB" ? "Undo" : "Annuler").click();
          await page.waitForSelector('.check-desk[data-mode="lay"]');
        }
      }));
  }
}

for (const size of ["desktop", "phone"]) {
  test(`a game of Quits is played on the board, ${size}`, () =>
    visit(browser, { hash: "check/quits", size }, async (page) => {
      await judged(page);
      await page.getByLabel("Variant").selectOption("simple");
      await judged(page);
      await begin(page);
      assert.deepEqual(await names(page, "source"), ["a2", "b1", "b2"]);
      await square(page, "b2").click();
      assert.deepEqual(await names(page, "target"), ["b3", "c2", "c3"]);
      assert.equal(await square(page, "c3").getAttribute("aria-label"), "c3, empty, may go here");
      await square(page, "c3").click();
      await played(page, "b2-c3");
      assert.deepEqual(await names(page, "last"), ["b2", "c3"]);
      assert.match(await square(page, "c3").getAttribute("aria-label"), /light ball/);
      await page.locator("[role=status]").getByText("Turn 1, Light: b2-c3. To move: Dark.").waitFor({ state: "attached" });
      // Arrows stand where lines may slide, and nowhere else.
      const arrows = await page.locator(".slide").evaluateAll((all) => all.map(({ dataset }) => dataset.turn).sort());
      const listed = (await (await turns(page)).allInnerTexts()).filter((turn) => /[<>^v]$/.test(turn));
      assert.deepEqual(arrows, listed.sort());
      await page.locator('.slide[data-turn="5<"]').click();
      await played(page, "5<");
      assert.deepEqual(await names(page, "last"), ["a5", "b5", "c5", "d5", "e5"]);
      assert.match(await square(page, "c5").getAttribute("aria-label"), /dark ball/);
      await button(page, "Undo").click();
      await played(page, "b2-c3");
      await button(page, "Redo").click();
      await played(page, "5<");
      await noWiderThanScreen(page, size);
    }));

  test(`a game of Plank is played on the board, ${size}`, () =>
    visit(browser, { hash: "check/plank", size }, async (page) => {
      await judged(page);
      await page.getByLabel("Players").selectOption("2");
      await judged(page);
      await begin(page);
      assert.equal(await page.locator(".laid-picture.new").count(), 1);
      const planks = page.locator(".planks .plank");
      await planks.nth(1).click();
      assert.equal(await planks.nth(1).getAttribute("aria-pressed"), "true");
      const before = await planks.nth(1).getAttribute("aria-label");
      await button(page, "Turn round").click();
      assert.deepEqual((await planks.nth(1).getAttribute("aria-label")).split(", ").reverse(), before.split(", "));
      await page.locator('.laid-square[data-spot$=":2"].target').first().click();
      await page.locator(".score p code").getByText(/:2$/).waitFor();
      assert.equal(await page.locator(".laid-picture.new").count(), 2);
      assert.match(await square(page, "top:1").getAttribute("aria-label"), /^new plank above, square 1, .+, empty, may go here$/);
      // Free squares take a token of the hand at once; a held one shows its squares only.
      assert.ok((await names(page, "target")).includes("P1:1"));
      const hand = page.locator("button.tray-piece").first();
      await hand.click();
      const targets = await names(page, "target");
      assert.ok(targets.length > 0 && targets.length < 8, targets.join());
      await square(page, targets[0]).click();
      await page.locator(".score p").getByText("Turn 2").waitFor();
      await noWiderThanScreen(page, size);
    }));

  test(`a game of Lightning is played on the board, ${size}`, () =>
    visit(browser, { hash: "check/lightning", size }, async (page) => {
      await begin(page);
      await piece(page, "box Z").click();
      assert.equal((await names(page, "target")).length, 8);
      const first = square(page, "A:a1");
      await page.waitForFunction((name) => {
        const { top, bottom } = document.querySelector(`[data-spot="${name}"]`).getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      }, "A:a1");
      await page.locator(".tray").getByRole("button", { name: "Turn", exact: true }).click();
      assert.match(await piece(page, "box Z").getAttribute("aria-label"), /turned by a quarter/);
      await page.keyboard.press("r");
      await piece(page, "box Z").click();
      await first.click();
      await page.locator(".score p code").getByText(/^Z\d@A:a1$/).waitFor();
      assert.equal(await piece(page, "box Z").locator(".tray-count").innerText(), "29");
      // The other camp comes to the front for the other player.
      await piece(page, "box I").click();
      await page.waitForFunction(() => [...document.querySelectorAll('[data-spot^="B:"].target')].some((one) => one.offsetParent && one.getBoundingClientRect().width > 0));
      await piece(page, "box Y").click();
      await button(page, "Lay in the reserve").click();
      await played(page, "Y hold");
      await page.locator(".tray-pile").getByText("The reserve").waitFor();
      await piece(page, "reserve Y").click();
      assert.ok((await names(page, "target")).length + (await names(page, "askew")).length > 0);
      await page.keyboard.press("Escape");
      assert.deepEqual(await names(page, "touched"), []);
      await noWiderThanScreen(page, size);
    }));
}

test("a ball is dragged to its square, and nowhere else", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await begin(page);
    const drag = async (from, to) => {
      const [start, end] = [await square(page, from).boundingBox(), await square(page, to).boundingBox()];
      await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
      await page.mouse.down();
      await page.mouse.move(end.x + 10, end.y + 10, { steps: 4 });
      assert.ok((await names(page, "target")).length > 0);
      await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
      await page.mouse.up();
    };
    const before = await text(page).inputValue();
    await drag("b2", "d4");
    assert.equal(await text(page).inputValue(), before);
    assert.deepEqual(await names(page, "touched"), []);
    await drag("b2", "c3");
    await played(page, "b2-c3");
  }));

test("a finger carries a piece from the box to its square", () =>
  visit(browser, { hash: "check/lightning", size: "phone" }, async (page) => {
    await begin(page);
    await piece(page, "box X").click();
    await square(page, "A:c1").scrollIntoViewIfNeeded();
    const [from, to] = [await piece(page, "box X").boundingBox(), await square(page, "A:c1").boundingBox()];
    const cdp = await page.context().newCDPSession(page);
    const touch = (type, x, y) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", from.x + 20, from.y + 20);
    for (let step = 1; step <= 5; step++) {
      await touch("touchMove", from.x + 20 + ((to.x + 10 - from.x - 20) * step) / 5, from.y + 20 + ((to.y + 10 - from.y - 20) * step) / 5);
    }
    await touch("touchEnd");
    await page.locator(".score p code").getByText(/^X\d@A:c1$/).waitFor();
  }));

test("a game is played by keyboard, and the focus stays where it was", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await begin(page);
    await square(page, "b2").focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await names(page, "touched"), ["b2"]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await played(page, "b2-b3");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.spot), "b3");
    await page.locator(".slide").first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".score p").getByText("Turn 2").waitFor();
  }));

test("the board is seen from the other side, and is the same board", () =>
  visit(browser, { hash: "check/lightning" }, async (page) => {
    await begin(page);
    const place = (name) => square(page, name).boundingBox();
    const [before, far] = [await place("A:a1"), await place("A:h17")];
    await button(page, "Flip the board").click();
    const after = await place("A:a1");
    assert.ok(Math.abs(after.x - far.x) < 1 && Math.abs(after.y - far.y) < 1 && Math.abs(before.y - after.y) > 100);
    await piece(page, "box I").click();
    await square(page, "A:a1").click();
    await page.locator(".score p code").getByText(/^I\d@A:a1$/).waitFor();
  }));

test("pieces move to their places, and at once where less motion is wanted", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    const moving = () => page.evaluate(() => document.getAnimations().map(({ animationName }) => animationName).filter((name) => name === "arrive").length);
    await begin(page);
    await square(page, "b2").click();
    await square(page, "c3").click();
    await page.waitForFunction(() => document.getAnimations().some(({ animationName }) => animationName === "arrive"));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.locator(".slide").first().click();
    await page.locator(".score p").getByText("Turn 2").waitFor();
    assert.equal(await moving(), 0);
    assert.ok((await page.locator(".moving").count()) > 0);
  }));

test("the arrow keys step through a game", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await text(page).fill("variant: simple\nb2-c3 d4-c4\n1> 5<\n");
    await button(page, "Step through it").click();
    await page.getByRole("slider").waitFor();
    await page.getByRole("button", { name: "One turn on" }).focus();
    for (const [key, turn] of [["ArrowRight", "Turn 1 of 4"], ["ArrowRight", "Turn 2 of 4"], ["ArrowLeft", "Turn 1 of 4"]]) {
      await page.keyboard.press(key);
      await page.locator(".stepper-said").getByText(turn).waitFor();
    }
  }));
