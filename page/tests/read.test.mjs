import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { COMMAND, WITHOUT } from "./command.mjs";
import { library } from "./library.mjs";

const ask = await library();

/** The photos of the documents, and the game of each. */
const PHOTOS = {
  "quits-table": "quits",
  "lightning-table": "lightning",
  "plank-table": "plank",
  tray: "quits",
  "tray-seen": "quits",
  refused: "quits",
};

before(() => assert.ok(COMMAND || WITHOUT, "CI is set, so `tablier` must be built: cargo build --release"));

for (const [name, game] of Object.entries(PHOTOS)) {
  test(`the page reads ${name}.jpg as the command does, to the last probability`, { skip: WITHOUT }, () => {
    const path = fileURLToPath(new URL(`../../output/photo/${name}.jpg`, import.meta.url));
    const photo = { name: "photo", bytes: new Uint8Array(readFileSync(path)) };
    const { answer } = ask({ kind: "photo", lang: "en", tables: [{ spec: { game } }] }, [photo]);
    const { stdout, stderr } = spawnSync(COMMAND, ["read", game, path, "--json", "--lang", "en"], { encoding: "utf8" });
    const read = JSON.parse(stdout || stderr);
    if (answer.kind === "refused") {
      assert.equal(answer.code, read.error?.code);
      return;
    }
    assert.equal(answer.kind, "seen");
    assert.equal(answer.text, read.position);
    assert.deepEqual(answer.check.seen, read.seen);
  });
}
