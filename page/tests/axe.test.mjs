import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import { drawn, FILMING, noWiderThanScreen, start, visit } from "./browser.mjs";
import { judged, says, SIMPLE, square, text, turns } from "./check.mjs";
import { COINS, table, TRAY, tray } from "./images.mjs";
import { RULELESS } from "./make.mjs";
import { load } from "./modules.mjs";

const { WORDS } = await load("words/index.ts");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Colours of the system, and what is checked with them: whatever is no colour is the same with all. */
const COLOURS = { runOnly: ["color-contrast", "link-in-text-block"] };
const LOOKS = {
  light: [{ colorScheme: "light", forcedColors: "none" }, {}],
  dark: [{ colorScheme: "dark", forcedColors: "none" }, COLOURS],
  "forced colours": [{ colorScheme: "dark", forcedColors: "active" }, COLOURS],
};

const GAMES = { lightning: ["Lightning", "Lightning"], quits: ["Quits", "Quits"], plank: ["Plank", "Planches"], tokens: ["Tokens", "Jetons"] };
const OWN = ["my-board", "my-board"];
const TABS = { print: ["Print", "Imprimer"], make: ["Make", "Créer"], check: ["Check", "Vérifier"], rules: ["Rules", "Règles"], photo: ["Photo", "Photo"] };
/** The title of the window in English and French. */
const titled = (tab, [en, fr] = []) => ({ en: [en, TABS[tab][0], "Tablier"].filter(Boolean).join(" – "), fr: [fr, TABS[tab][1], "Tablier"].filter(Boolean).join(" – ") });

const go = (page, hash) => page.evaluate((hash) => void (location.hash = hash), hash);
const press = (page, name) => page.locator("main").getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
/** Opens all that is folded, and what was folded in it. */
async function unfold(page, within = "main") {
  const folded = page.locator(`${within} details:not([open]):visible > summary`);
  while ((await folded.count()) > 0) await folded.evaluateAll((folds) => folds.forEach((fold) => fold.click()));
}
const choosing = (page) => page.locator("#panel-photo input[type=file]").first();
const byHand = () => Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
/** Axe reads the colour of text from a property that the system leaves alone. */
const asSeen = () => {
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    return name === "-webkit-text-fill-color" ? "" : read.call(this, name);
  };
};
const noWasm = () => Object.defineProperty(globalThis, "Worker", { value: undefined });

async function typed(page, position, verdict) {
  await text(page).fill(position);
  await says(page, verdict);
}

/** Positions that are illegal, undecided and legal, and a piece to take up when the game goes on. */
const POSITIONS = {
  quits: { illegal: "L: a2 a3 b1 b2\nvariant: simple\n", undecided: SIMPLE.replace("L L", "L ?"), legal: SIMPLE, take: (page) => square(page, "b2") },
  lightning: { illegal: "A: b1 I0, b3 I0\nB: c1 Y0\n", undecided: "A: a1 Z0, a2 ?\nB: c1 Y0\n", legal: "A: a1 Z0\nB: c1 Y0\n", take: (page) => page.locator(".tray-piece").first() },
  plank: { illegal: "players: 2\nP2 wA bA rA\nP1 rA bA w\n", undecided: "players: 2\nP2 w? b? r\nP1 rA bB w\n", legal: "players: 2\nP2 wB b  rB\nP1 rA bA w\n", take: (page) => page.locator(".planks .plank").first() },
};

/** A tour is a page in which views are opened one after the other. */
const TOURS = {
  print: [
    ["the gallery", "print", titled("print"), (page) => page.waitForSelector(".card .cover img")],
    ["a game that there is not", "print/chess", titled("print"), (page, words) => page.getByText(words.print.unknown).waitFor()],
    ...Object.keys(GAMES).map((game) => [`the sheets of ${game}`, `print/${game}`, titled("print", GAMES[game]), drawn]),
    ["options that do not fit", "print/quits", titled("print", GAMES.quits), async (page) => {
      await drawn(page);
      await unfold(page);
      await page.locator("#panel-print .sizes input").first().fill("wide");
      await page.locator("#panel-print .notes.wrong").waitFor();
    }],
  ].map(([name, hash, title, ready]) => [name, hash, title, async (page, words) => {
    // The sheets of the game before are gone once the title has changed.
    await page.waitForFunction((titles) => titles.includes(document.title), Object.values(title));
    await ready(page, words);
    await unfold(page);
  }]),

  make: [
    ["the form", "make", titled("make", OWN), async (page) => {
      await drawn(page);
      await page.locator(".make-bar select").selectOption("board");
      await page.locator(".form-list").nth(1).locator(".form-card").waitFor();
      await drawn(page);
      await unfold(page);
    }],
    ["the text, a picture, a link to copy by hand", "make", titled("make", OWN), async (page, words) => {
      await press(page, words.form.text);
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>';
      await press(page, words.share.link);
      await page.locator("textarea.share").waitFor();
      await page.locator(".pictures input[type=file]").setInputFiles({ name: "dot.svg", mimeType: "", buffer: Buffer.from(svg) });
      await page.locator(".picture-use").waitFor();
    }],
    ["a text with a fault", "make", titled("make", OWN), async (page) => {
      await page.locator(".cm-content").click();
      await page.keyboard.type("faulty = [\n");
      await page.locator(".finding").first().waitFor();
      await page.locator(".finding").first().focus();
    }],
    ["a form that is locked", "make", titled("make", OWN), (page, words) => press(page, words.form.form)],
    ["a question", "make", titled("make", OWN), async (page, words) => {
      await press(page, words.make.clear);
      await page.locator("dialog[open]").waitFor();
    }],
  ],

  ...Object.fromEntries(Object.entries(POSITIONS).map(([game, { illegal, undecided, legal, take }]) => {
    const views = [
      ["a bare board, a piece chosen", async (page) => {
        await judged(page);
        await page.locator(".box-piece").first().click();
      }],
      ["a finding", async (page) => {
        await typed(page, illegal, "illegal");
        await page.locator(".finding").first().focus();
      }],
      ["an undecided position", (page) => typed(page, undecided, "undecided")],
      ["a proof, turn by turn", async (page) => {
        await typed(page, legal, "legal");
        await page.locator(".proof").click();
        await page.locator(".stepper-turns button").nth(1).click();
      }],
      ["a piece taken up, its turns listed", async (page, words) => {
        await press(page, words.check.backToPosition);
        await says(page, "legal");
        await press(page, words.check.playOn);
        await page.locator('.check-desk[data-mode="play"]').waitFor();
        await take(page).click();
        await page.locator(".laid-square.target").first().waitFor();
        await (await turns(page)).first().hover();
      }],
      ["a turn played, a question in words, kept games, a link to copy by hand", async (page, words) => {
        const before = await text(page).inputValue();
        await (await turns(page)).first().click();
        await page.waitForFunction((before) => document.querySelector("#panel-check textarea").value !== before, before);
        await says(page, "legal");
        await page.locator(".blind input").fill("zz");
        await page.keyboard.press("Enter");
        await page.locator(".blind input[aria-invalid=true]").waitFor();
        await press(page, words.shelf.keep);
        await page.locator(".shelf summary").click();
        await page.locator(".kept").first().waitFor();
        await press(page, words.share.link);
        await page.locator("#panel-check textarea.share").waitFor();
      }],
    ];
    return [`check/${game}`, views.map(([name, ready]) => [name, `check/${game}`, titled("check", GAMES[game]), ready])];
  })),

  "records and links": [
    ["a text that cannot be read", "check/quits", titled("check", GAMES.quits), async (page) => {
      await judged(page);
      await typed(page, "what is this?\n", "unreadable");
    }],
    ["a record with a turn that is not legal", "check/quits", titled("check", GAMES.quits), (page) => typed(page, "variant: simple\n1. b2-c3 d4-c4\n2. a1-a5\n", "record")],
    ["that record, turn by turn", "check/quits", titled("check", GAMES.quits), async (page, words) => {
      await press(page, words.check.stepThrough);
      await page.locator(".stepper .failed").waitFor();
    }],
    ["a link that was cut short, a position that was kept and removed", "check/quits/=abc", titled("check", GAMES.quits), async (page, words) => {
      await page.locator(".check-bad").waitFor();
      await press(page, words.check.backToPosition);
      await press(page, words.shelf.keep);
      await page.locator(".shelf summary").click();
      await page.locator(".kept .round").click();
      await page.getByText(words.shelf.putBack).waitFor();
    }],
  ],

  rules: [
    ...Object.keys(POSITIONS).map((game) => [`the rules of ${game}`, `rules/${game}`, titled("rules", GAMES[game]), async (page) => {
      await page.locator(`.rules-games [aria-current][href$=${game}]`).waitFor();
      await page.locator(".leaflet-diagram img").first().waitFor();
      await unfold(page);
    }]),
    ["rules in high contrast, pictures in words", "rules/plank", titled("rules", GAMES.plank), async (page, words) => {
      await press(page, words.rules.contrast);
      await press(page, words.rules.inWords);
      await page.locator(".leaflet-in-words").first().waitFor();
    }],
  ],

  photo: [
    ["no photo", "photo", titled("photo"), (page) => page.locator(".photo-pick").waitFor()],
    ["a photo, and a choice for a square", "photo", titled("photo", GAMES.quits), async (page) => {
      await choosing(page).setInputFiles(TRAY);
      await page.locator(".photo-overlay polygon").first().waitFor();
      await page.locator(".photo-place").first().click();
      await page.locator("#panel-photo .verdict-place[aria-busy=false]").waitFor();
    }],
    ["several photos, one without a game", "photo", titled("photo"), async (page) => {
      const coins = { name: "coins.jpg", mimeType: "image/jpeg", buffer: await tray(browser, { coins: COINS }) };
      await choosing(page).setInputFiles([coins, { name: "no.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") }]);
      await page.waitForFunction(() => document.querySelectorAll(".photo-thumb img").length > 1 && !document.querySelector(".photo-busy"));
      await page.locator(".photo-thumb").last().click();
      await page.locator("#panel-photo [role=alert]").waitFor();
    }],
    ["squares that are not clear", "photo", titled("photo", GAMES.quits), async (page) => {
      await page.locator(".photo-thumb").nth(1).click();
      await page.locator(".photo-place.unsure").first().click();
    }],
    ["a row of planks", "photo", titled("photo", GAMES.plank), async (page) => {
      await choosing(page).setInputFiles(table("plank"));
      await page.waitForFunction(() => document.querySelectorAll(".photo-place").length === 21);
    }],
    ["the camera", "photo/quits", titled("photo", GAMES.quits), async (page, words) => {
      // Only devices that are held take photos.
      if (!(await page.locator(".photo-take").isVisible())) return;
      await press(page, words.photo.take);
      await page.locator(".camera-shoot:enabled").waitFor();
    }],
  ],

  "a photo of one of two games": [
    ["the question which", "photo", titled("photo"), async (page) => {
      await page.evaluate((text) => {
        localStorage.setItem("tablier:make-text", text);
        localStorage.setItem("tablier:make-name", "mine");
      }, RULELESS);
      await page.reload();
      await page.waitForFunction(() => document.querySelectorAll(".photo-bar option").length === 6);
      await choosing(page).setInputFiles(table("quits"));
      await page.locator(".photo-which").waitFor();
    }],
    ["a photo of a game of one's own", "photo", { en: "Your game – Photo – Tablier", fr: "Votre jeu – Photo – Tablier" }, async (page) => {
      await page.locator(".photo-which button").last().click();
      await page.locator('#panel-photo .verdict-place[data-verdict="fits"]').waitFor();
    }],
    ["a board of one's own", "check/own", titled("check", ["Your game", "Votre jeu"]), judged],
  ],

  "a browser that cannot run it": [
    ["the alarm, and the licences", "print", titled("print"), async (page) => {
      await page.locator(".alarm").waitFor();
      await unfold(page, "footer");
    }],
    ...["check", "rules"].map((tab) => [`${tab} under the alarm`, tab, titled(tab), (page) => page.locator(`#panel-${tab}:not([hidden])`).waitFor()]),
  ],
};
const BEFORE = { "a browser that cannot run it": noWasm };

let browser;
before(async () => (browser = await start(...FILMING)));
after(() => browser.close());

/** What is chosen and does not have the colour that the system gives to what is chosen. */
function unmarked() {
  const probe = document.body.appendChild(document.createElement("p"));
  probe.style.background = "Highlight";
  const { backgroundColor } = getComputedStyle(probe);
  const chosen = document.querySelectorAll('[aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"])');
  const plain = [...chosen].filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor !== backgroundColor);
  probe.remove();
  return plain.map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** What axe finds in each of the looks, told as `look: rule: elements`. Words change no colour, so French is seen in one look. */
async function faults(page, lang) {
  const looks = Object.entries(lang === "fr" ? { light: LOOKS.light } : LOOKS);
  const found = [];
  for (const [look, [media, options]] of looks) {
    await page.emulateMedia({ ...media, reducedMotion: "reduce" });
    const { violations } = await page.evaluate((options) => globalThis.axe.run({ ...options, resultTypes: ["violations"], preload: false, iframes: false, selectors: false }), options);
    found.push(...violations.map(({ id, nodes }) => `${look}: ${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ""}`).join("\n    ")}`));
  }
  // Forced colours are the last look.
  if (looks.at(-1)[0] === "forced colours") found.push(...(await page.evaluate(unmarked)).map((html) => `forced colours: looks as if it were not chosen: ${html}`));
  await page.emulateMedia(LOOKS.light[0]);
  return found;
}

describe("views", { concurrency: 2 }, () => {
  for (const lang of ["en", "fr"]) {
    for (const size of ["desktop", "phone"]) {
      for (const [tour, views] of Object.entries(TOURS)) {
        test(`axe: ${tour}, ${size}, ${lang}`, () =>
          visit(browser, { hash: views[0][1], size, lang: { en: "en-GB", fr: "fr-FR" }[lang], before: BEFORE[tour] ?? byHand }, async (page) => {
            page.setDefaultTimeout(20_000);
            const found = [];
            for (const [name, hash, title, ready] of views) {
              await go(page, hash);
              await ready(page, WORDS[lang]);
              await page.waitForFunction((title) => document.title === title, title[lang]).catch(async () => found.push(`${name}: the title is ${await page.title()}, not ${title[lang]}`));
              if (!(await page.evaluate(() => "axe" in globalThis))) await Promise.all([page.evaluate(axe), page.evaluate(asSeen)]);
              found.push(...(await faults(page, lang)).map((fault) => `${name}, ${fault}`));
              await noWiderThanScreen(page, size).catch(({ message }) => found.push(`${name}: ${message}`));
            }
            assert.deepEqual(found, []);
          }));
      }
    }
  }
});
