import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./modules.mjs";

const { putPicture } = await load("make/put-picture.ts");

/** The text after a picture was put where `|` stands. */
function put(marked, picture) {
  const at = Math.max(0, marked.indexOf("|"));
  const text = marked.replace("|", "");
  return putPicture(text, at, picture);
}

const HEAD = '#:schema tablier.schema.json\n[game]\nname = "mine"\n';
const NEW = '[[piece]]\nshape = "circle"\ndiameter = "25mm"\ncount = 1\nfront = { art = "cat.svg" }\n';
const piece = (rest = "") => `[[piece]]\nshape = "circle" # [[board]]\ncount = 2\n${rest}`;

for (const [what, before, after] of [
  ["in no piece makes a new one", `|${HEAD}`, `${HEAD}\n${NEW}`],
  ["in an empty text makes a new one", "", NEW],
  ["in a table after the pieces makes a new one", `${piece()}[sheet]\ngap = "3mm"|`, `${piece()}\n${NEW}[sheet]\ngap = "3mm"`],
  ["in the comment above a piece", `${piece()}\n# | two\n[[piece]]\n`, `${piece()}\n#  two\n[[piece]]\nfront = { art = "cat.svg" }\n`],
  ["in a text with a fault makes nothing", "[[piece]]\na = |", undefined],
  ["in a piece without a front", `${HEAD}${piece("|\n")}[[piece]]\n`, `${HEAD}${piece('front = { art = "cat.svg" }\n\n')}[[piece]]\n`],
  ["in the header of a piece", `[[pie|ce]]\ncount = 2\n`, `[[piece]]\ncount = 2\nfront = { art = "cat.svg" }\n`],
  ["in a front with other art", piece('front = { art = "a } b.svg", size = "9mm" } # |\n'), piece('front = { art = "cat.svg", size = "9mm" } # \n')],
  ["in a front with a sign", piece('front = { background = "ink", symbol = "heart", color = "white", size = "9mm" }|\n'), piece('front = { background = "ink", size = "9mm", art = "cat.svg" }\n')],
  ["in an empty front", piece("front = {}|\n"), piece('front = { art = "cat.svg" }\n')],
  ["in a front of its own table", piece('|\n[piece.front]\nbackground = "ink"\ntext = """a\n# b\n"""\ncolor = "red"\n'), piece('\n[piece.front]\nbackground = "ink"\nart = "cat.svg"\n')],
  ["in a table of a front without contents", piece('[piece.front]\nmarks = [\n  { symbol = "disc" },\n]|\n\n[[piece]]\n'), piece('[piece.front]\nmarks = [\n  { symbol = "disc" },\n]\nart = "cat.svg"\n\n[[piece]]\n')],
  ["in dotted keys", piece('front.symbol = "heart"\nfront.color = "red"|\n'), piece('front.art = "cat.svg"\n')],
  ["in the back of a piece goes on its front", piece('|[piece.back]\nsymbol = "star"\n'), piece('front = { art = "cat.svg" }\n[piece.back]\nsymbol = "star"\n')],
]) {
  test(`a picture ${what}`, () => assert.equal(put(before, "cat.svg"), after));
}

test("names are written as TOML, and photos as pictures", () => {
  assert.match(put("", 'a "b" \\ c.svg'), /front = \{ art = "a \\"b\\" \\\\ c\.svg" \}/);
  assert.match(put("", "my photo.JPEG"), /front = \{ picture = "my photo\.JPEG" \}/);
});

test("a text of comments alone takes no time", () => {
  const began = performance.now();
  put(`[[piece]]\n${"#".repeat(50_000)}|`, "cat.svg");
  assert.ok(performance.now() - began < 500);
});
