import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { saved, start, visit } from "./browser.mjs";
import { announced, button, judged, lay, play, says, SIMPLE, square, text, turns, verdict } from "./check.mjs";

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const WORDS = {
  "en-GB": {
    begin: "Start",
    play: "Play on",
    played: /^Watch the game played: (\d+) turns?$/,
    found: /^Watch a game that leads here: \d+ turns?(, the last (\d+ )?played by you)?$/,
    save: "Save game",
    saveFound: "Save a game that leads here",
    position: "Save position",
    undo: "Undo",
    redo: "Redo",
    variant: "Variant",
    through: "Step through it",
    long: "longer than 64 kB",
    record: "This is the record of a game.",
    back: "Back to the position",
    noPiece: "there is no ball on e1",
  },
  "fr-FR": {
    begin: "Début",
    play: "Jouer la suite",
    played: /^Revoir la partie jouée\u202f: (\d+) coups?$/,
    found: /^Voir une partie qui mène ici\u202f: \d+ coups?(, dont (le dernier|les \d+ derniers) joués? par vous)?$/,
    save: "Enregistrer la partie",
    saveFound: "Enregistrer une partie qui mène ici",
    position: "Enregistrer la position",
    undo: "Annuler",
    redo: "Rétablir",
    variant: "Variante",
    through: "La rejouer pas à pas",
    long: "dépasse 64\u202fko",
    record: "C’est le relevé d’une partie.",
    back: "Revenir à la position",
    noPiece: "il n’y a pas de bille en e1",
  },
};

async function savedGame(page, name) {
  return (await saved(page, () => button(page, name).click())).bytes.toString();
}

for (const [lang, words] of Object.entries(WORDS)) {
  for (const game of ["quits", "lightning", "plank"]) {
    test(`a game of ${game} survives a reload as it was played, ${lang}`, () =>
      visit(browser, { hash: `check/${game}`, lang }, async (page) => {
        await judged(page);
        if (game === "quits") await button(page, words.begin).click();
        if (game === "plank") await page.locator(".conditions select").first().selectOption("2");
        await says(page, "legal");
        await button(page, words.play).click();
        await play(page, 4);
        assert.equal(words.played.exec(await page.locator(".proof").innerText())?.[1], "4");
        const end = await text(page).inputValue();
        const record = await savedGame(page, words.save);
        await page.reload();
        await says(page, "legal");
        assert.equal(await text(page).inputValue(), end);
        assert.equal(words.played.exec(await page.locator(".proof").innerText())?.[1], "4");
        assert.equal(await savedGame(page, words.save), record);
        assert.equal(await button(page, words.play).getAttribute("aria-pressed"), "true");
        await button(page, words.undo).click();
        await page.waitForFunction((end) => document.querySelector("#panel-check textarea").value !== end, end);
        await says(page, "legal");
        assert.equal(words.played.exec(await page.locator(".proof").innerText())?.[1], "3");
        const shorter = (text) => text.trim().split(/\s{2,}|\n/).slice(0, -1);
        assert.deepEqual((await savedGame(page, words.save)).trim().split(/\s{2,}|\n/), shorter(record));
        await page.reload();
        await says(page, "legal");
        await button(page, words.redo).click();
        await page.waitForFunction((end) => document.querySelector("#panel-check textarea").value === end, end);
        await says(page, "legal");
        assert.equal(await savedGame(page, words.save), record);
      }));
  }

  test(`a game that was not played is told apart from one that was, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await judged(page);
      await text(page).fill(SIMPLE);
      await says(page, "legal");
      assert.match(await page.locator(".proof").innerText(), words.found);
      await button(page, words.saveFound).waitFor();
      await button(page, words.play).click();
      await play(page, 2);
      await page.reload();
      await says(page, "legal");
      assert.match(await page.locator(".proof").innerText(), words.found);
      assert.match(await page.locator(".proof").innerText(), /2/);
      await page.locator(".proof").click();
      await page.getByRole("slider").waitFor();
      await button(page, words.saveFound).waitFor();
      await button(page, words.back).click();
    }));

  test(`a pasted record is recognised at once, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await judged(page);
      await page.evaluate(() => {
        window.seen = [];
        const look = () => window.seen.push(document.querySelector("#panel-check .verdict-place")?.className ?? "");
        new MutationObserver(look).observe(document.querySelector("#panel-check"), { subtree: true, childList: true, attributes: true });
      });
      await text(page).fill("variant: simple\n1. b2-c3 d4-c4\n2. 1>\n");
      await says(page, "record");
      await page.getByRole("heading", { name: words.record }).waitFor();
      await page.waitForTimeout(800);
      const seen = await page.evaluate(() => window.seen);
      assert.ok(seen.length > 0 && !seen.some((look) => /unreadable/.test(look)), seen.join("; "));
      assert.equal(await text(page).getAttribute("aria-invalid"), "false");
      assert.equal(await page.locator(".text-trouble").innerText(), "");
      const position = await savedGame(page, words.position);
      assert.match(position, /^[.LDCF]( [.LDCF]){4}$/m);
      // The board shows the end of the game.
      assert.match(await square(page, "c3").getAttribute("aria-label"), /, /);
      await page.reload();
      await says(page, "record");
      await button(page, words.through).click();
      await page.getByRole("slider").waitFor();
      await button(page, words.back).click();
      await text(page).fill("variant: simple\nb2-c3 d4-c4 e1-d1\n");
      await page.locator(".verdict-place.illegal").getByText(words.noPiece).waitFor();
    }));

  test(`a text that is too long is refused and not kept, ${lang}`, () =>
    visit(browser, { hash: "check/quits", lang }, async (page) => {
      await judged(page);
      await text(page).fill(SIMPLE);
      await says(page, "legal");
      const long = "b2-c3 d4-c4\n".repeat(6000);
      await page.evaluate((long) => {
        const far = document.createElement("textarea");
        document.body.append(far);
        far.value = long;
        far.select();
      }, long);
      await page.keyboard.press("Control+C");
      await page.evaluate(() => document.activeElement.remove());
      await text(page).focus();
      const began = Date.now();
      await page.keyboard.press("Control+V");
      await page.locator(".text-trouble [role=alert]").getByText(words.long).waitFor();
      assert.ok(Date.now() - began < 1000, `${Date.now() - began} ms`);
      assert.equal(await text(page).inputValue(), SIMPLE);
      assert.equal(await verdict(page), "legal");
      await page.reload();
      await says(page, "legal");
      assert.equal(await text(page).inputValue(), SIMPLE);
      await page.locator("#panel-check input[type=file]").setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer: Buffer.from(long) });
      await page.locator(".text-trouble [role=alert]").getByText(words.long).waitFor();
      await square(page, "e1").press("d");
      await page.locator(".text-trouble [role=alert]").waitFor({ state: "detached" });
    }));
}

test("a misspelt turn of a record is told, and not that it is no position", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await text(page).fill("variant: simple\nb2-c3 d4-zz\n");
    await says(page, "unreadable");
    await page.locator(".finding").getByText("d4-zz").first().waitFor();
  }));

test("the text beside the stepper is that of its board at every turn, and is not to be changed", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await text(page).fill("variant: simple\nb2-c3 d4-c4\n1> 5<\n");
    await button(page, "Step through it").click();
    await page.getByRole("slider").waitFor();
    for (let turn = 0; turn <= 4; turn++) {
      if (turn > 0) await button(page, "One turn on").click();
      await page.waitForFunction((player) => document.querySelector("#panel-check textarea").value.includes(`to move: ${player}`), turn % 2 ? "dark" : "light");
      const rows = (await text(page).inputValue()).split("\n").filter((line) => /^[.LD ]+$/.test(line) && line);
      const pieces = rows.flatMap((row, at) => row.split(" ").map((piece, column) => [`${"abcde"[column]}${5 - at}`, piece]));
      for (const [name, piece] of pieces) await announced(page, name, `${name}, ${{ ".": "empty", L: "light ball", D: "dark ball" }[piece]}`);
    }
    assert.equal(await text(page).getAttribute("readonly"), "");
    await button(page, "Back to the position").click();
    assert.equal(await text(page).getAttribute("readonly"), null);
    assert.match(await text(page).inputValue(), /b2-c3/);
  }));

test("the printed position has no controls", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await text(page).fill(SIMPLE);
    await says(page, "legal");
    await button(page, /^Watch a game/).click().catch(() => page.locator(".proof").click());
    await page.getByRole("slider").waitFor();
    for (const leave of [false, true]) {
      if (leave) await button(page, "Back to the position").click();
      await page.emulateMedia({ media: "print" });
      const shown = await page.locator("#panel-check").locator("input, select, button:not(.laid-square), [role=toolbar]").and(page.locator(":visible")).evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 80)));
      assert.deepEqual(shown.filter((one) => !one.includes("finding")), []);
      assert.ok(await square(page, "c3").isVisible());
      assert.ok(await text(page).isVisible());
      await page.emulateMedia({ media: "screen" });
    }
  }));

test("the options of the rules are kept with the game", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await page.getByLabel("How balls step").selectOption("diagonal");
    await judged(page);
    await page.reload();
    await judged(page);
    assert.equal(await page.getByLabel("How balls step").inputValue(), "diagonal");
  }));

test("a game played under other rules is shown up to the first turn that is not legal", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await button(page, "Start").click();
    await says(page, "legal");
    await button(page, "Play on").click();
    await (await turns(page)).getByText("b2-b3", { exact: true }).click();
    await page.locator(".proof").getByText("Watch the game played: 1 turn").waitFor();
    await page.getByLabel("How balls step").selectOption("diagonal");
    await page.locator(".proof:enabled").click();
    await page.getByRole("slider").waitFor();
    await page.locator(".stepper .notes").getByText("b2-b3").waitFor();
  }));

test("what an earlier page kept is opened, and what is damaged does no harm", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    const reopen = async (kept, rules = "{}") => {
      await page.evaluate(([kept, rules]) => {
        localStorage.setItem("tablier:check-quits", kept);
        localStorage.setItem("tablier:rules-quits", rules);
      }, [kept, rules]);
      await page.reload();
      await judged(page);
    };
    await reopen(SIMPLE);
    await says(page, "legal");
    assert.equal(await text(page).inputValue(), SIMPLE);
    for (const [kept, rules] of [
      ['{"now":{"text":5},"past":[],"future":[]}', "null"],
      ['{"now":{"text":"x","game":{}},"past":[],"future":[]}', '{"ball_moves":"sideways","x":1}'],
      ['{"now":{"text":"x"},"past":[null],"future":0}', "["],
      ["{", "5"],
      [JSON.stringify({ now: { text: "x".repeat(70_000) }, past: [], future: [] }), "{}"],
      ["x".repeat(1_000_000), "{}"],
    ]) {
      await reopen(kept, rules);
      assert.match(await text(page).inputValue(), /^\.( \.){4}$/m);
    }
  }));

test("a position handed over from a photo can be undone", () =>
  visit(browser, { hash: "check/quits" }, async (page) => {
    await judged(page);
    await lay(page, "light ball", ["c3"]);
    await judged(page);
    const mine = await text(page).inputValue();
    const { TRAY } = await import("./images.mjs");
    await page.goto(`${page.url().split("#")[0]}#photo/quits`);
    await page.locator("#panel-photo input[type=file]").first().setInputFiles(TRAY);
    await page.getByRole("button", { name: "Go on in Check" }).click();
    await page.waitForFunction((mine) => document.querySelector("#panel-check textarea").value !== mine, mine);
    await judged(page);
    await button(page, "Undo").click();
    await page.waitForFunction((mine) => document.querySelector("#panel-check textarea").value === mine, mine);
  }));

test("a turn on planks without numbers goes to the square that was chosen", () =>
  visit(browser, { hash: "check/plank", lang: "en-GB" }, async (page) => {
    await judged(page);
    await text(page).fill("players: 2\nfirst: B\nto move: B\nrA bA w\nw rB b\nr w bB\n");
    await says(page, "legal");
    await button(page, WORDS["en-GB"].play).click();
    // The game that leads here numbers the planks in the order of laying.
    await page.locator('.laid-square[aria-label$="may go here"]').first().waitFor();
    const [before] = [await text(page).inputValue()];
    const row = before.split("\n").filter((line) => /^P\d/.test(line));
    assert.deepEqual(row.map((row) => row.replace(/^P\d +/, "").split(/ +/).join(" ").trim()), ["rA bA w", "w rB b", "r w bB"]);
    await square(page, `${row[1].slice(0, 2)}:3`).click();
    await page.waitForFunction(() => /rB +bB/.test(document.querySelector("#panel-check textarea").value));
    const rows = (await text(page).inputValue()).split("\n").filter((line) => /^P\d/.test(line));
    assert.deepEqual(rows.map((row) => row.replace(/^P\d +/, "").split(/ +/).join(" ").trim()), ["rA bA w", "w rB bB", "r w bB"]);
  }));
