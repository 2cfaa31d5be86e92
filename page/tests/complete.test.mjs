import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./modules.mjs";

const { placeAtEnd } = await load("make/toml-place.ts");
const { keysAt, valuesAt } = await load("make/schema.ts");
const { completeFrom } = await load("make/complete.ts");
const schema = JSON.parse(readFileSync(new URL("../../templates/tablier.schema.json", import.meta.url), "utf8"));

const PLACES = [
  ["", [], undefined],
  ["[game]\nti", ["game"], undefined],
  ["[[piece]]\nshape = ", ["piece"], "shape"],
  ['[[piece]]\nshape = "circle"\nfront = { sym', ["piece", "front"], undefined],
  ['[[piece]]\nfront = { symbol = "heart", color = ', ["piece", "front"], "color"],
  ['[[piece]]\nfront = { symbol = "heart" }\nco', ["piece"], undefined],
  ["[faces.coin]\nmarks = [\n  { sym", ["faces", "coin", "marks"], undefined],
  ['[faces.coin]\nmarks = [\n  { symbol = "disc" },\n]\nba', ["faces", "coin"], undefined],
  ['[[board.zone]]\ncells = ["a1", "', ["board", "zone"], "cells"],
  ["[sheet]\n# paper = { \nga", ["sheet"], undefined],
  ['[game]\ntitle = "a [ b { c"\nna', ["game"], undefined],
];

for (const [text, path, key] of PLACES) {
  test(`the place at the end of ${JSON.stringify(text)}`, () => assert.deepEqual(placeAtEnd(text), { path, key }));
}

test("a comment is no place", () => {
  assert.equal(placeAtEnd("[sheet]\n# pap"), undefined);
  assert.equal(placeAtEnd("# pap"), undefined);
});

test("every table offers its keys", () => {
  const names = (path) => keysAt(schema, path).map(({ name }) => name);
  assert.deepEqual(names([]), ["board", "box", "colors", "faces", "game", "piece", "rules", "scores", "sheet"]);
  assert.ok(names(["piece"]).includes("diameter"));
  assert.ok(names(["board", "zone"]).includes("cells"));
  assert.ok(names(["faces", "coin", "marks"]).includes("symbol"));
  assert.ok(names(["game", "title"]).includes("fr"));
  assert.deepEqual(names(["nothing"]), []);
});

test("a key with named values offers them", () => {
  assert.ok(valuesAt(schema, ["piece", "shape"]).includes('"circle"'));
  assert.deepEqual(valuesAt(schema, ["sheet", "landscape"]), ["true", "false"]);
  assert.ok(valuesAt(schema, ["piece", "front", "symbol"]).includes('"heart"'));
});

const KINDS = [
  ['[[piece]]\nshape = "circle"\nX', ["diameter", "fits", "hole"], ["side", "across", "outline", "markers"]],
  ['[[piece]]\nX\nshape = "outline"', ["outline", "width", "edge"], ["diameter", "fits", "height"]],
  ["[[piece]]\nX", ["diameter", "side", "shape"], []],
  ['[[piece]]\nshape = "square"\n\n[[piece]]\nshape = "triangle"\nX\n[sheet]\ngap = "0mm"', ["side", "fits"], ["corner", "shape", "paper"]],
  ['[[board]]\ngrid = "hex"\nX\ncolumns = 3', ["across", "top", "rows"], ["square", "step", "lines", "columns"]],
  ["[[board]]\ncolumns = 3\nX", ["square", "rows"], ["across", "step", "width"]],
];

for (const [text, offered, others] of KINDS) {
  test(`the keys offered at X in ${JSON.stringify(text)}`, () => {
    const at = text.indexOf("X");
    const names = complete(text.replace("X", ""), at);
    assert.deepEqual(offered.filter((name) => !names.includes(name)), []);
    assert.deepEqual(others.filter((name) => names.includes(name)), []);
  });
}

/** The labels that the editor offers. */
function complete(text, pos) {
  const lines = text.split("\n");
  let from = 0;
  for (const line of lines) {
    if (from + line.length >= pos) break;
    from += line.length + 1;
  }
  const to = from + text.slice(from).split("\n", 1)[0].length;
  const doc = { toString: () => text, lineAt: () => ({ from, to, text: text.slice(from, to) }) };
  const state = { doc, sliceDoc: (start, end) => text.slice(start, end) };
  const found = completeFrom(() => schema)({ state, pos, explicit: true, matchBefore: () => ({ from: pos, to: pos }) });
  return found.options.map(({ label }) => label);
}
