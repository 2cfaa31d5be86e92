import type { Source } from "./library";

/** The one place that knows whether the page is one file or a folder on a web server. */
export function source(): Source {
  const packed = document.getElementById("library")?.textContent;
  return packed ? { packed } : { address: new URL("tablier.wasm", document.baseURI).href };
}
