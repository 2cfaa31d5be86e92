import { engine } from "../engine";

/** Sets headings in the font of the sheets. It comes out of the library, so that the page holds it once. */
export async function loadFont(): Promise<void> {
  const { files } = await engine.ask({ kind: "font" });
  if (files[0]) document.fonts.add(new FontFace("Tablier Caslon", files[0].bytes));
}
