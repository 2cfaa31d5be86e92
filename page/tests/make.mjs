export const editor = (page) => page.getByRole("textbox", { name: "The text of the game" });

export async function write(page, text) {
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

export const fine = (page) => page.getByRole("heading", { name: "All is well." }).waitFor();
export const wrong = (page) => page.getByRole("heading", { name: /to put right/ }).waitFor();
