import { readFileSync } from "node:fs";

const QUITS = readFileSync(new URL("../../templates/quits.toml", import.meta.url), "utf8").replaceAll(/^leaflet.*\n/gm, "");
/** Quits without its rules: a photo of it may show either. */
export const RULELESS = QUITS.slice(0, QUITS.indexOf("[rules]")) + QUITS.slice(QUITS.indexOf("[colors]"));

export const editor = (page) => page.getByRole("textbox", { name: "The text of the game" });

export async function write(page, text) {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

export const fine = (page) => page.getByRole("heading", { name: "All is well." }).waitFor();
export const wrong = (page) => page.getByRole("heading", { name: /to put right/ }).waitFor();
