import { readFileSync } from "node:fs";
import { HTML } from "./browser.mjs";
import { load } from "./modules.mjs";

const { pack, unpack } = await load("engine/parcel.ts");
const { load: start } = await load("engine/library.ts");

/** The library extracted from the page, without a browser. */
export async function library() {
  const packed = /id="library">([^<]+)</.exec(readFileSync(HTML, "utf8"))?.[1];
  const { answer } = await start({ packed });
  return (request, files = []) => unpack(answer(pack(request, files)));
}
