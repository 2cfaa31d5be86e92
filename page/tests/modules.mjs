import { build } from "esbuild";
import { fileURLToPath } from "node:url";

/** Loads a module of the page for tests without a browser. */
export async function load(path) {
  const entry = fileURLToPath(new URL(`../src/${path}`, import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: "esm", write: false, logLevel: "error" });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`);
}
