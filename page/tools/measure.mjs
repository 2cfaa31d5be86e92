// Measures how soon the page answers: `npm run measure`. Twenty tries each; the middle of the times, and of the CPU time of
// the main thread and of the Worker. Takes the page named in TABLIER_HTML, else the committed one.
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { CHROMIUM, HTML } from "../tests/browser.mjs";

const TRIES = 20;

const median = (all) => [...all].sort((one, other) => one - other)[Math.floor(all.length / 2)];

/** CPU time by thread in milliseconds, from the trace of a browser. */
function threads(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const names = new Map();
  for (const { name, pid, tid, args } of traceEvents) if (name === "thread_name") names.set(`${pid} ${tid}`, args.name);
  const sums = { main: 0, worker: 0 };
  for (const { name, pid, tid, tdur } of traceEvents) {
    if (!tdur || !name.endsWith("RunTask")) continue;
    const thread = names.get(`${pid} ${tid}`) ?? "";
    if (thread === "CrRendererMain") sums.main += tdur / 1000;
    if (thread.startsWith("DedicatedWorker")) sums.worker += tdur / 1000;
  }
  return sums;
}

/** What scenes do and look at in the page. Runs in the page, whose policy allows no text to become code. */
function setUp() {
  localStorage.setItem("tablier:make-view", "text");
  const does = {
    option() {
      const chosen = document.querySelector("#panel-print .options option[value=outline]").parentElement;
      chosen.value = chosen.value === "lines" ? "none" : "lines";
      chosen.dispatchEvent(new Event("change", { bubbles: true }));
    },
    key: () => document.execCommand("insertText", false, "1"),
    square: (at) => document.querySelectorAll("#panel-check .laid-square")[at].click(),
  };
  const shows = {
    /** The address of the sheet on screen once it is decoded; empty while the drawing is old. */
    sheet() {
      const viewer = document.querySelector("[role=tabpanel]:not([hidden]) .viewer");
      const paper = viewer?.querySelector("img.paper");
      return viewer?.getAttribute("aria-busy") === "false" && paper?.complete ? paper.src : "";
    },
    /** The position once it is judged. */
    verdict: () => document.querySelector("#panel-check .verdict-place[aria-busy=false]") && document.querySelector("#panel-check textarea").value,
  };
  /** Does something and returns the time until what is shown has changed and is painted. */
  window.timed = (act, shown, at) =>
    new Promise((resolve) => {
      const before = shows[shown]();
      const start = performance.now();
      const look = () => {
        const now = shows[shown]();
        if (now === before || !now) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start), 0));
      };
      does[act](at);
      look();
    });
}

const drawn = (page) => page.waitForSelector("[role=tabpanel]:not([hidden]) .viewer[aria-busy=false] .paper");
const option = (game) => ({
  name: `option changed, until its first sheet: ${game}`,
  hash: `print/${game}`,
  ready: drawn,
  act: "option",
  shown: "sheet",
});
const SCENES = [
  ...["lightning", "quits", "plank", "macmahon", "tokens"].map(option),
  {
    name: "key pressed in a spec, until its sheet",
    hash: "make",
    ready: async (page) => {
      await drawn(page);
      const line = page.locator(".cm-line", { hasText: /^title/ }).first();
      const end = (await line.innerText()).indexOf('",');
      await line.click();
      await page.keyboard.press("Home");
      for (let letter = 0; letter < end; letter++) await page.keyboard.press("ArrowRight");
    },
    act: "key",
    shown: "sheet",
  },
  {
    name: "square clicked, until its verdict: quits",
    hash: "check/quits",
    ready: async (page) => {
      await page.waitForSelector("#panel-check .verdict-place[aria-busy=false]");
      await page.locator("#panel-check .box-piece").first().click();
    },
    act: "square",
    shown: "verdict",
  },
];

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
const only = process.argv[2];
console.log("| what | time | main thread | Worker |\n|---|---|---|---|");
for (const { name, hash, ready, act, shown } of SCENES) {
  if (only && !name.includes(only)) continue;
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(setUp);
  await page.goto(`${pathToFileURL(HTML)}#${hash}`);
  await ready(page);
  await page.waitForTimeout(1000);
  const tries = [];
  for (let at = 0; at < TRIES; at++) {
    await browser.startTracing(page, { categories: ["toplevel"] });
    const time = await page.evaluate(([act, shown, at]) => window.timed(act, shown, at), [act, shown, at]);
    tries.push({ time, ...threads(await browser.stopTracing()) });
    await page.waitForTimeout(300);
  }
  const of = (key) => `${Math.round(median(tries.map((one) => one[key])))} ms`;
  console.log(`| ${name} | ${of("time")} | ${of("main")} | ${of("worker")} |`);
  await page.close();
}
await browser.close();
