import { defineConfig } from "vite";
import { onePage } from "./tools/one-page";

// One file for a double click, or a folder for a web server: the same sources either way.
const folder = process.env["TABLIER_FOLDER"] === "1";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env["TABLIER_DIST"] ?? "dist",
    // A folder to build into may hold other things of its owner.
    emptyOutDir: false,
    modulePreload: false,
    assetsInlineLimit: folder ? 0 : Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  // Their licences stand in the page as a whole, so no comments are kept.
  esbuild: { legalComments: "none" },
  worker: { format: "iife" },
  plugins: [onePage({ folder, wasm: process.env["TABLIER_WASM"] })],
});
