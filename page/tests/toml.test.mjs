import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./modules.mjs";

const { read } = await load("make/toml/read.ts");
const { set, remove } = await load("make/toml/edit.ts");
const { add, copyItem, moveItem, removeItem } = await load("make/toml/items.ts");

const templates = new URL("../../templates/", import.meta.url);
const specs = readdirSync(templates).filter((name) => name.endsWith(".toml")).map((name) => [name, readFileSync(new URL(name, templates), "utf8")]);

function plain(value) {
  if (value.kind === "list") return value.items.map(plain);
  if (value.kind === "table") return Object.fromEntries([...value.keys].map(([key, one]) => [key, plain(one)]));
  return value.value;
}
const values = (text) => plain(read(text).root);

for (const [what, text, expected] of [
  ["nothing", "", {}],
  ["comments", "# a\n  # b", {}],
  ["strings", `a = "x # \\"y\\" \\u00e9\\x41\\e"\nb = 'c:\\d'\nc = """\n  "two"\nlines\\\n   on"""\nd = '''it's'''\ne = """a""""`, { a: 'x # "y" éA\u001b', b: "c:\\d", c: '  "two"\nlineson', d: "it's", e: 'a"' }],
  ["numbers", "a = 1_000\nb = -3\nc = 2.5\nd = 0xff\ne = true\nf = 1e3", { a: 1000, b: -3, c: 2.5, d: 255, e: true, f: 1000 }],
  ["dates", "a = 1979-05-27 07:32:00Z # b\nc = 07:32:00", { a: "1979-05-27 07:32:00Z", c: "07:32:00" }],
  ["keys", 'a.b."c d" = 1\na.e = 2\n"é" = 3', { a: { b: { "c d": 1 }, e: 2 }, é: 3 }],
  ["lists over lines", 'a = [ # one\n  "x", # two\n  [1, 2],\n]\n', { a: ["x", [1, 2]] }],
  ["tables in braces", "a = { b = 1, c.d = 2, e = {}, }\nf = {\n  g = 1, # h\n}", { a: { b: 1, c: { d: 2 }, e: {} }, f: { g: 1 } }],
  ["headers", "[a]\nb = 1\n[[c]]\nd = 1\n[c.e]\nf = 2\n[[c.g]]\n[[c.g]]\nh = 3\n[[c]]\n[ i . j ] # k\n[i]\nl = 1", { a: { b: 1 }, c: [{ d: 1, e: { f: 2 }, g: [{}, { h: 3 }] }, {}], i: { j: {}, l: 1 } }],
  ["ends of lines as on Windows", "[a]\r\nb = 1 # c\r\n\r\nd = 2\r\n", { a: { b: 1, d: 2 } }],
]) {
  test(`${what} are read`, () => assert.deepEqual(values(text), expected));
}

for (const text of ["a", "a =", "a = b", "a = 1 2", "a = 1\na = 2", "[a]\n[a]", "a = {}\n[a]", "a.b = 1\na = 2", 'a = "x', "a = 'x\n'", "a = [1", "a = { b = 1", "[a", "[[a]", "a = [1]\n[[a]]", "[[a]]\n[a]", "a = 01", 'a = "\\q"', "a = [1,,2]", "a = 1 b = 2", "[]", '"""a""" = 1', "a = " + "[".repeat(60_000)]) {
  test(`${JSON.stringify(text.slice(0, 20))} is no TOML, and is not changed`, () => {
    assert.equal(read(text), undefined);
    assert.equal(set(text, ["a"], 1), undefined);
    assert.equal(add(text, ["piece"], {}), undefined);
  });
}

const PIECES = '# my game\n\n# one\n[[piece]] # first\nname = "a"   # the name\ncount = 3\nfront = { symbol = "star",  size = "9mm" } # f\n\n# two\n[[piece]]\nname = "b"\n[piece.front]\ncolor = "red"\n\n[sheet]\ngap = "3mm"\n# end\n';

for (const [what, edit, expected] of [
  ["a value", () => set(PIECES, ["piece", 0, "count"], 12), PIECES.replace("count = 3", "count = 12")],
  ["a value in braces", () => set(PIECES, ["piece", 0, "front", "symbol"], 'a "b" \\'), PIECES.replace('"star"', '"a \\"b\\" \\\\"')],
  ["a value in a table of its own", () => set(PIECES, ["piece", 1, "front", "color"], "blue"), PIECES.replace("red", "blue")],
  ["a new key", () => set(PIECES, ["piece", 0, "letter"], "X"), PIECES.replace("# f\n", '# f\nletter = "X"\n')],
  ["a new key in braces", () => set(PIECES, ["piece", 0, "front", "turn"], 90), PIECES.replace('"9mm" }', '"9mm", turn = 90 }')],
  ["a new key in a table of its own", () => set(PIECES, ["piece", 1, "front", "text"], "é"), PIECES.replace('"red"\n', '"red"\ntext = "é"\n')],
  ["a new key in an empty table", () => set("a = {}\n[b] # c\n", ["b", "d"], true), "a = {}\n[b] # c\nd = true\n"],
  ["a new key in empty braces", () => set("[b]\na = {}\n", ["b", "a", "d"], true), "[b]\na = { d = true }\n"],
  ["a new table in a piece", () => set(PIECES, ["piece", 0, "back", "color"], "red"), PIECES.replace("# f\n", '# f\nback = { color = "red" }\n')],
  ["a new table at the top", () => set(PIECES, ["game", "title"], "T"), PIECES.replace("# one", '[game]\ntitle = "T"\n\n# one')],
  ["a new table in a text without pieces", () => set("# a", ["game", "title"], "T"), '# a\n\n[game]\ntitle = "T"\n'],
  ["a key with dots", () => set('[[piece]]\nfront.color = "red" # a\ncount = 1\n', ["piece", 0, "front", "size"], "9mm"), '[[piece]]\nfront.color = "red" # a\nfront.size = "9mm"\ncount = 1\n'],
  ["a name with spaces", () => set("[colors]\n", ["colors", "dark red"], "#800"), '[colors]\n"dark red" = "#800"\n'],
  ["a key that goes", () => remove(PIECES, ["piece", 0, "name"]), PIECES.replace('name = "a"   # the name\n', "")],
  ["a key in braces that goes", () => remove(PIECES, ["piece", 0, "front", "symbol"]), PIECES.replace('symbol = "star",  ', "")],
  ["a last key in braces that goes", () => remove(PIECES, ["piece", 0, "front", "size"]), PIECES.replace(',  size = "9mm"', "")],
  ["a key over lines that goes", () => remove("[a]\nb = [ # c\n  1,\n]\nd = 1", ["a", "b"]), "[a]\nd = 1"],
  ["a last line that goes", () => remove("[a]\nb = 1", ["a", "b"]), "[a]\n"],
  ["an item more", () => set('a = [ "x", # one\n  "y",\n]', ["a"], ["x", "y", "z"]), 'a = [ "x", # one\n  "y", "z",\n]'],
  ["an item less", () => set('a = [ "x", # one\n  "y", "z",\n]', ["a"], ["x", "z"]), 'a = [ "x", "z",\n]'],
  ["another item", () => set('a = [ "x", # one\n  "y",\n]', ["a"], ["x", "q"]), 'a = [ "x", # one\n  "q",\n]'],
  ["a first item", () => set('a = ["x"]', ["a"], ["w", "x"]), 'a = ["w", "x"]'],
  ["no item", () => set('a = ["x"]', ["a"], []), "a = []"],
  ["items of an empty list", () => set("a = []", ["a"], ["x", "y"]), 'a = ["x", "y"]'],
  ["a piece more", () => add(PIECES, ["piece"], { name: "c", front: { color: "red" } }), PIECES.replace('"red"\n', '"red"\n\n[[piece]]\nname = "c"\nfront = { color = "red" }\n')],
  ["a first piece", () => add("# a\n", ["piece"], { count: 1 }), "# a\n\n[[piece]]\ncount = 1\n"],
  ["a zone of a board before another", () => add("[[board]]\nrows = 1\n\n[[board]]\n", ["board", 0, "zone"], { cells: ["a1"] }), '[[board]]\nrows = 1\n\n[[board.zone]]\ncells = ["a1"]\n\n[[board]]\n'],
  ["a mark in a face", () => add("[[piece]]\n[piece.front]\nmarks = [\n  { a = 1 },\n]\n", ["piece", 0, "front", "marks"], { b: 2 }), "[[piece]]\n[piece.front]\nmarks = [\n  { a = 1 }, { b = 2 },\n]\n"],
  ["a first mark in a face in braces", () => add("[[piece]]\nfront = {}\n", ["piece", 0, "front", "marks"], { b: 2 }), "[[piece]]\nfront = { marks = [{ b = 2 }] }\n"],
  ["a first mark in no face", () => add("[[piece]]\n[[piece]]\n", ["piece", 0, "front", "marks"], { b: 2 }), "[[piece]]\nfront = { marks = [{ b = 2 }] }\n[[piece]]\n"],
  ["a piece less", () => removeItem(PIECES, ["piece"], 0), PIECES.replace(/# one[^]*# two/, "# two")],
  ["a last piece less", () => removeItem(PIECES, ["piece"], 1), PIECES.replace(/# two[^]*"red"\n\n/, "")],
  ["the only piece less", () => removeItem("# a\n[[piece]]\ncount = 1\n\n# b\n", ["piece"], 0), "# a\n\n# b\n"],
  ["a mark less", () => removeItem("a = [{ b = 1 }, { c = 1 }]", ["a"], 0), "a = [{ c = 1 }]"],
  ["a piece moved down", () => moveItem(PIECES, ["piece"], 0, 1), PIECES.replace(/(# one[^]*# f)(\n\n)(# two[^]*"red")/, "$3$2$1")],
  ["a piece moved up", () => moveItem(PIECES, ["piece"], 1, -1), PIECES.replace(/(# one[^]*# f)(\n\n)(# two[^]*"red")/, "$3$2$1")],
  ["a piece copied", () => copyItem(PIECES, ["piece"], 0, { name: "c" }), PIECES.replace("# f\n", '# f\n\n[[piece]] # first\nname = "c"   # the name\ncount = 3\nfront = { symbol = "star",  size = "9mm" } # f\n')],
  ["a piece moved over the edge", () => moveItem(PIECES, ["piece"], 1, 1), undefined],
]) {
  test(`${what}; the rest stays as it was typed`, () => assert.equal(edit(), expected));
}

test("a piece whose parts lie apart is not moved", () => {
  const apart = "[[piece]]\ncount = 1\n[sheet]\n[piece.front]\n";
  assert.equal(removeItem(apart, ["piece"], 0), undefined);
  assert.equal(copyItem(apart, ["piece"], 0, {}), undefined);
});

/** The paths of all values that are neither lists nor tables. */
function leaves(value, path = []) {
  if (value.kind === "table") return [...value.keys].flatMap(([key, one]) => leaves(one, [...path, key]));
  if (value.kind === "list") return value.items.flatMap((one, index) => leaves(one, [...path, index]));
  return [path];
}

for (const [name, text] of specs) {
  test(`every value of ${name} is changed alone`, () => {
    const paths = leaves(read(text).root);
    assert.ok(paths.length > 10);
    for (const path of paths) {
      const changed = set(text, path, "new");
      const expected = values(text);
      path.slice(0, -1).reduce((into, step) => into[step], expected)[path.at(-1)] = "new";
      assert.deepEqual(values(changed), expected);
    }
  });

  test(`every piece of ${name} is moved, copied and removed alone`, () => {
    const { piece } = values(text);
    for (const [index] of piece.entries()) {
      assert.deepEqual(values(removeItem(text, ["piece"], index)).piece ?? [], piece.toSpliced(index, 1));
      assert.deepEqual(values(copyItem(text, ["piece"], index, {})).piece, piece.toSpliced(index, 0, piece[index]));
      if (index === 0) continue;
      const moved = moveItem(text, ["piece"], index, -1);
      assert.equal(moveItem(moved, ["piece"], index - 1, 1), text);
      assert.deepEqual(values(moved).piece, piece.toSpliced(index - 1, 2, piece[index], piece[index - 1]));
    }
  });
}

test("a long text is read in no time", () => {
  const long = specs.map(([, text]) => text).join("").replaceAll(/^\[/gm, "#[").replaceAll(/^[^#]*$/gm, "").padEnd(64_000, "# a\n");
  const deep = `[[piece]]\na = "${"x".repeat(60_000)}"\n`;
  const began = performance.now();
  read(long);
  assert.equal(values(deep).piece[0].a.length, 60_000);
  assert.ok(performance.now() - began < 500);
});
