import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const p = await (await b.newContext({ viewport:{width:1280,height:800}, offline: true })).newPage();
await p.addInitScript(() => { document.addEventListener("DOMContentLoaded", () => performance.mark("dcl")); new MutationObserver(() => { if (document.querySelector(".card") && !window.__c) { window.__c = performance.now(); } if (document.querySelector(".paper") && !window.__p) window.__p = performance.now(); }).observe(document, { childList: true, subtree: true }); });
for (let i=0;i<3;i++){ await p.goto("about:blank"); await p.goto("file://" + (process.env.HTML ?? "/tmp/fake/dist/index.html") + "#print"); await p.waitForSelector(".card"); console.log(await p.evaluate(() => [performance.getEntriesByName("dcl")[0]?.startTime, window.__c])); }
for (const g of ["tokens","lightning","quits"]) {
 await p.goto("about:blank"); await p.goto("file://" + (process.env.HTML ?? "/tmp/fake/dist/index.html") + "#print/" + g); await p.waitForSelector(".viewer[aria-busy=false] .paper"); await p.waitForTimeout(500);
 console.log(g, await p.evaluate(() => new Promise((done) => { const old = document.querySelector(".paper").src; const t = performance.now(); const m = new MutationObserver(() => { if (document.querySelector(".paper").src !== old) { const s = performance.now(); document.querySelector(".paper").decode().then(() => done([s - t, performance.now() - t])); m.disconnect(); } }); m.observe(document, { attributes: true, subtree: true, childList: true }); setTimeout(() => done("same"), 5000); [...document.querySelectorAll(".check")].find((l) => /ink/.test(l.textContent)).querySelector("input").click(); })));
}
await b.close();
