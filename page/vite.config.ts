import { defineConfig } from "vite";
import { onePage } from "./tools/one-page";

// Builds a single file for opening from disk, or a folder for a web server, from the same sources.
const folder = process.env["TABLIER_FOLDER"] === "1";

export default defineConfig({
  base: "./",
  build: {
    target: "es2022",
    outDir: process.env["TABLIER_DIST"] ?? "dist",
    // The output folder may contain other files of its owner.
    emptyOutDir: false,
    modulePreload: false,
    assetsInlineLimit: folder ? 0 : Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  // The licences are in the page as a whole, so comments are dropped.
  esbuild: { legalComments: "none" },
  worker: { format: "iife" },
  plugins: [onePage({ folder, wasm: process.env["TABLIER_WASM"] })],
});
