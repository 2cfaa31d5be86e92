import assert from "node:assert/strict";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

export const CHROMIUM = process.env.TABLIER_CHROMIUM ?? "/usr/bin/chromium";
export const HTML = process.env.TABLIER_HTML
  ? resolve(process.env.TABLIER_HTML)
  : fileURLToPath(new URL("../../output/tablier.html", import.meta.url));

const FLAGS = [
  "--no-sandbox",
  // No second, optimising compilation of the module: each test has a page of its own, which it would slow down.
  "--js-flags=--liftoff-only",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** For a camera that films by itself. */
export const FILMING = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

export const start = (...flags) => chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });

/** Pages of phones. */
const touched = new WeakSet();
let click;

/** Makes all clicks of a test on a page taps of a finger. */
function touch(page) {
  touched.add(page);
  const locator = Object.getPrototypeOf(page.locator("html"));
  if (click) return;
  click = locator.click;
  locator.click = function (options) {
    return touched.has(this.page()) ? this.tap(options) : click.call(this, options);
  };
}

/**
 * Opens the page from disk with the network off and gives it to the test. Fails on any network
 * request or unreported error. In Make, `view` is "form" or "text"; it is chosen by a click, as Chromium may lose the
 * storage of a page that is reloaded if a script writes to it before the page does.
 */
export async function visit(browser, { hash = "print", size = "desktop", lang = "en-GB", theme = "light", view, before }, test) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: theme,
    locale: lang,
    isMobile: size === "phone",
    hasTouch: size === "phone",
    acceptDownloads: true,
  });
  await context.setOffline(true);
  const troubles = [];
  await context.route(/^(https?|wss?):/, (route) => {
    troubles.push(`asked for ${route.request().url()}`);
    return route.abort();
  });
  const page = await context.newPage();
  if (size === "phone") touch(page);
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  try {
    if (before) await page.addInitScript(before);
    await page.goto(`${pathToFileURL(HTML)}#${hash}`);
    if (view) await page.locator(".desk-views button").nth(["form", "text"].indexOf(view)).click();
    await test(page, troubles);
    assert.deepEqual(troubles, []);
  } finally {
    await context.close();
  }
}

/** Clicks an element and returns the name and contents of the saved file. */
export async function saved(page, click) {
  const [download] = await Promise.all([page.waitForEvent("download"), click()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), bytes: Buffer.concat(chunks) };
}

/** Drops a file on an element. */
export async function drop(page, target, file) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const client = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await client.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 2, data });
  }
}

/** Waits until the sheets show a text. */
export async function drawn(page) {
  await page.waitForSelector(".viewer[aria-busy=false] .paper");
}

export async function noWiderThanScreen(page, size) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= SIZES[size].width, `the page is ${width} px wide`);
}
