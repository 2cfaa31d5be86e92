import { engine } from "../engine";

/** Loads the font of the headings from the library, so that the page contains it once. */
export async function loadFont(): Promise<void> {
  const { files } = await engine.ask({ kind: "font" });
  if (files[0]) document.fonts.add(new FontFace("Tablier Caslon", files[0].bytes));
}
