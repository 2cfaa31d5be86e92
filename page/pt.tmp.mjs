import { chromium } from "playwright-core";
import { pathToFileURL } from "node:url";
const html = process.argv[2], big = process.argv[3];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const med = (a) => a.sort((x, y) => x - y)[a.length >> 1];
const ready = [];
for (let k = 0; k < 5; k++) {
  const page = await browser.newPage(); const t = performance.now();
  await page.goto(pathToFileURL(html).href); await page.getByRole("link", { name: /^Quits/ }).waitFor();
  ready.push(performance.now() - t); await page.close();
}
console.log("ready", med(ready) | 0, ready.map((x) => x | 0).join(" "));
for (const game of ["tokens", "quits", "lightning", "plank"]) {
  const page = await browser.newPage(); await page.goto(pathToFileURL(html).href + "#print/" + game);
  await page.locator(".paper").first().waitFor();
  await page.waitForTimeout(1500);
  const times = [];
  for (let k = 0; k < 9; k++) {
    const ms = await page.evaluate(async () => {
      const box = [...document.querySelectorAll("input[type=checkbox]")].find((i) => /ink/i.test(i.closest("label")?.textContent ?? ""));
      const before = document.querySelector(".paper").src; const t = performance.now();
      box.click();
      while (document.querySelector(".paper")?.src === before) await new Promise((r) => setTimeout(r, 1));
      await document.querySelector(".paper").decode?.();
      return performance.now() - t;
    });
    times.push(ms); await page.waitForTimeout(100);
  }
  console.log(game, med(times) | 0, times.map((x) => x | 0).join(" ")); await page.close();
}
for (const photo of ["/work/main/output/photo/tray.jpg", big]) {
  const times = [];
  const page = await browser.newPage(); await page.goto(pathToFileURL(html).href + "#photo");
  await page.waitForTimeout(1200);
  for (let k = 0; k < 4; k++) {
    await page.reload(); await page.waitForTimeout(1200);
    const t = performance.now();
    await page.locator("input[type=file]").first().setInputFiles(photo);
    await page.locator(".overlay polygon, svg polygon").first().waitFor();
    times.push(performance.now() - t);
  }
  console.log(photo, med(times) | 0, times.map((x) => x | 0).join(" ")); await page.close();
}
await browser.close();
