import type { Source } from "./library";

/** The only module that depends on whether the page is a single file or served from a folder. */
export function source(): Source {
  const packed = document.getElementById("library")?.textContent;
  return packed ? { packed } : { address: new URL("tablier.wasm", document.baseURI).href };
}
