import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { pageNotices } from "./page-notices";
import { packed, slimmed } from "./packed";
import { policy } from "./policy";

interface Wish {
  folder: boolean;
  wasm: string | undefined;
}

const SCRIPT = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/;
const STYLE = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\n?/;

/** Turns what Vite bundled into the page: its policy, its licences, the library, and for one file everything inlined. */
export function onePage({ folder, wasm }: Wish): Plugin {
  return {
    name: "tablier-one-page",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("no index.html was bundled");
      let html = String(page.source);

      const take = (tag: RegExp): string => {
        const address = tag.exec(html)?.[1];
        if (!address) throw new Error(`no tag like ${tag} in index.html`);
        const name = address.replace(/^\.\//, "");
        const part = bundle[name];
        if (!part) throw new Error(`${name} was not bundled`);
        if (!folder) delete bundle[name];
        return part.type === "chunk" ? part.code : String(part.source);
      };
      const script = take(SCRIPT).replaceAll("</script", "<\\/script").trimEnd();
      const style = take(STYLE).replaceAll("</style", "<\\/style").trimEnd();
      // CodeMirror adds style elements of its own. They carry the nonce that is on ours; it follows from the contents, so
      // that the same sources give the same page.
      const nonce = sha256(style + script).slice(0, 22);

      if (folder) {
        html = html.replace(STYLE, (tag) => tag.replace("<link", `<link nonce="${nonce}"`));
      } else {
        html = html
          .replace(SCRIPT, "")
          .replace(STYLE, () => `<style nonce="${nonce}">${style}</style>\n`)
          .replace("</body>", () => `<script type="module">${script}</script>\n</body>`);
      }
      html = html
        .replace("<!-- policy -->", policy(folder, sha256(script), nonce))
        .replace("</body>", () => `<script type="text/plain" id="licences">\n${pageNotices()}</script>\n</body>`);

      if (wasm && folder) {
        this.emitFile({ type: "asset", fileName: "tablier.wasm", source: slimmed(wasm) });
      } else if (wasm) {
        html = html.replace("</body>", () => `<script type="text/plain" id="library">${packed(wasm)}</script>\n</body>`);
      }
      page.source = html;
    },
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
