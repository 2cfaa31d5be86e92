import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { unzipSync } from "fflate";
import { FILMING, noWiderThanScreen, saved, start, visit } from "./browser.mjs";
import { table, TRAY } from "./images.mjs";
import { RULELESS } from "./make.mjs";

const TABLES = ["quits", "lightning", "plank"].map(table);
const input = (page) => page.locator("#panel-photo input[type=file]").first();
const thumbs = (page) => page.locator(".photo-thumb");

let browser;
before(async () => (browser = await start()));
after(() => browser.close());

const GAMES = { "en-GB": ["Quits", "Lightning", "Plank"], "fr-FR": ["Quits", "Lightning", "Planches"] };

for (const size of ["desktop", "phone"]) {
  for (const [lang, games] of Object.entries(GAMES)) {
    test(`several photos are read one after another, each as its game, ${size}, ${lang}`, () =>
      visit(browser, { hash: "photo", size, lang }, async (page) => {
        await page.waitForSelector(".photo-pick");
        await input(page).setInputFiles(TABLES);
        await page.waitForFunction(() => document.querySelectorAll(".photo-thumb img").length === 3, undefined, { timeout: 60_000 });
        const labels = await thumbs(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
        games.forEach((game, at) => assert.match(labels[at], new RegExp(`: ${game}, `)));
        assert.equal(await page.locator(".photo-place").count(), 25);
        await thumbs(page).nth(2).click();
        await page.waitForFunction(() => document.querySelectorAll(".photo-place").length === 21);
        await noWiderThanScreen(page, size);
      }));
  }
}

test("the verdict follows each correction, and the entries of the position", () =>
  visit(browser, { hash: "photo" }, async (page) => {
    await page.waitForSelector(".photo-pick");
    await input(page).setInputFiles(TRAY);
    await page.getByText("This is Quits.").waitFor();
    const said = async () => {
      await page.waitForSelector("#panel-photo .verdict-place[aria-busy=false][data-verdict]");
      return page.locator("#panel-photo .verdict-place").innerText();
    };
    const before = await said();
    await page.getByLabel("Variant").selectOption("simple");
    await page.waitForFunction((before) => document.querySelector("#panel-photo .verdict-place[aria-busy=false]")?.innerText !== before, before);
    const simple = await said();
    for (const name of ["a5", "b5"]) {
      await page.locator(`.photo-place[aria-label^="${name}"]`).click();
      await page.locator(".choice").getByRole("button", { name: "dark ball" }).click();
    }
    await page.waitForFunction((before) => document.querySelector("#panel-photo .verdict-place[aria-busy=false]")?.innerText !== before, simple);
  }));

test("photo and text are saved as one file, twice the same", () =>
  visit(browser, { hash: "photo" }, async (page) => {
    await page.waitForSelector(".photo-pick");
    await input(page).setInputFiles(TRAY);
    await page.locator('.photo-place[aria-label^="e1"]').click();
    await page.locator(".choice").getByRole("button", { name: "not known" }).click();
    await page.getByText("It stays on this computer").waitFor();
    const button = page.getByRole("button", { name: "Save photo and text" });
    const [one, other] = [await saved(page, () => button.click()), await saved(page, () => button.click())];
    assert.equal(one.name, "quits-photo.zip");
    assert.deepEqual(one.bytes, other.bytes);
    const files = unzipSync(one.bytes);
    assert.deepEqual(Object.keys(files), ["photo.jpg", "as-read.txt", "corrected.txt"]);
    assert.deepEqual(Buffer.from(files["photo.jpg"]), readFileSync(TRAY));
    const texts = ["as-read.txt", "corrected.txt"].map((name) => Buffer.from(files[name]).toString());
    assert.notEqual(texts[0], texts[1]);
    assert.match(texts[1], /\?$/m);
  }));

test("reading several photos is stopped and taken up again, and more than fit are told", () =>
  visit(browser, { hash: "photo" }, async (page) => {
    await page.waitForSelector(".photo-pick");
    const buffer = readFileSync(TRAY);
    await input(page).setInputFiles(Array.from({ length: 26 }, (_, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer })));
    await page.getByText("There is room for 24 photos: 2 were left out.").waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText(/^Reading photo/).waitFor({ state: "detached" });
    const waiting = await thumbs(page).filter({ hasText: "Waiting" }).count();
    assert.ok(waiting > 10, `${waiting}`);
    await page.getByRole("button", { name: /^Read the other/ }).click();
    await page.waitForFunction((before) => [...document.querySelectorAll(".photo-thumb")].filter((one) => one.textContent.includes("Waiting")).length < before, waiting);
    await page.getByRole("button", { name: "Remove all" }).click();
    assert.equal(await thumbs(page).count(), 0);
  }));

test("an own game is recognised, and asked for where it might be another", () =>
  visit(browser, { hash: "make", view: "text" }, async (page) => {
    await page.evaluate((text) => {
      localStorage.setItem("tablier:make-text", text);
      localStorage.setItem("tablier:make-name", "mine");
    }, RULELESS);
    await page.goto(`${page.url().split("#")[0]}#photo`);
    await page.reload();
    await page.waitForSelector(".photo-pick");
    await page.waitForFunction(() => document.querySelectorAll(".photo-bar option").length === 6);
    await input(page).setInputFiles(TABLES[0]);
    await page.getByRole("heading", { name: "Which game is this?" }).waitFor();
    await page.locator(".photo-which").getByRole("button", { name: "Your game" }).click();
    await page.waitForSelector('#panel-photo .verdict-place[data-verdict="fits"]');
  }));

test("the camera shows a frame with what must be in it, and is off once it is closed", async () => {
  const filming = await start(...FILMING);
  try {
    const before = () => {
      window.tracks = [];
      const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
      if (open) navigator.mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        window.tracks.push(...stream.getTracks());
        return stream;
      };
    };
    await visit(filming, { hash: "photo/quits", size: "phone", before }, async (page) => {
      await page.waitForSelector(".photo-pick");
      const take = page.getByRole("button", { name: "Take a photo" });
      await take.click();
      const shoot = page.getByRole("button", { name: "Take the photo" });
      await page.locator(".camera").getByText("its four corners inside the frame").waitFor();
      const { width, height } = await page.locator(".camera-frame").boundingBox();
      assert.ok(Math.abs(width / height - 1) < 0.1, `${width} by ${height}`);
      await page.keyboard.press("Escape");
      await page.locator(".camera").waitFor({ state: "detached" });
      await page.waitForFunction(() => window.tracks.length === 1 && window.tracks[0].readyState === "ended");
      await take.click();
      await page.locator(".camera-shoot:enabled").waitFor();
      await shoot.click();
      await page.locator(".camera").waitFor({ state: "detached" });
      // The picture of the fake camera shows no board.
      await page.waitForSelector("#panel-photo [role=alert] .hint");
    });
  } finally {
    await filming.close();
  }
});

test("without a camera in the page the words stand beside the button", () =>
  visit(browser, { hash: "photo", size: "phone", before: () => Object.defineProperty(navigator, "mediaDevices", { value: undefined }) }, async (page) => {
    await page.waitForSelector(".photo-pick");
    await page.getByText("with the whole game and all its markers inside the frame").waitFor();
    assert.equal(await page.locator("input[capture=environment]").count(), 1);
  }));
