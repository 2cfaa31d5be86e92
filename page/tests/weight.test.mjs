import assert from "node:assert/strict";
import { test } from "node:test";
import { doublings } from "./images.mjs";
import { load } from "./modules.mjs";

const { weight } = await load("sheets/weight.ts");

test("the parts of a drawing are counted as often as they are used", () => {
  assert.equal(weight("<svg><path/><g><path/></g></svg>"), 4);
  assert.equal(weight('<svg><defs><g id="a"><path/><path/></g></defs><use xlink:href="#a"/><use href="#a" x="1"/></svg>'), 1 + 4 + 4 + 4);
  assert.equal(weight('<svg><use href="#nothing"/></svg>'), 2);
  assert.ok(weight(doublings(20)) > 1_000_000);
});
