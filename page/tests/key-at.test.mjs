import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./modules.mjs";

const { keyAt } = await load("make/key-at.ts");

/** The place of the cursor is written as `|`. */
const PLACES = [
  ["[[pie|ce]]\n", "piece"],
  ["[[piece]]\nsha|pe = \"circle\"", "piece.shape"],
  ["[[piece]]\nshape| = \"circle\"", "piece.shape"],
  ["[[piece]]\nshape = \"cir|cle\"", "piece.shape"],
  ["[[piece]]\nfront = { sym|bol = \"heart\" }", "piece.front.symbol"],
  ["[[piece]]\nfront = { symbol = \"he|art\" }", "piece.front.symbol"],
  ["[[piece]]\nfront = { symbol = \"heart\", | }", "piece.front"],
  ["[[board.zone]]\ncells = [\"a1\", \"b|2\"]", "board.zone.cells"],
  ["[faces.coin]\nback|ground = \"gold\"", "faces.coin.background"],
  ["[[piece]]\nfront.te|xt = \"A\"", "piece.front.text"],
  ["[sheet]\n|", "sheet"],
  ["|", undefined],
  ["[sheet]\n# a com|ment", undefined],
];

for (const [marked, name] of PLACES) {
  test(`the key at ${JSON.stringify(marked)}`, () => assert.equal(keyAt(marked.replace("|", ""), marked.indexOf("|")), name));
}
