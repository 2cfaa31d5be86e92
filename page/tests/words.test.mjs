import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./modules.mjs";

const { WORDS } = await load("words/index.ts");

/** Every text with its path; functions are called with numbers and names. */
function texts(words, path = "") {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") return [1, 2].map((number) => [path, words(number, 3, "x")]);
  return Object.entries(words).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

test("French says all that English says", () => {
  // Keys and values of a spec are English words, of which few need another.
  const places = (lang) => texts(WORDS[lang]).map(([path]) => path).filter((path) => !path.startsWith(".spec.")).sort();
  assert.deepEqual(places("fr"), places("en"));
});

/** The keys of all tables of a schema, and the values that they can have. */
function wordsOf(node, name, all = new Set()) {
  if (Array.isArray(node)) node.forEach((one) => wordsOf(one, undefined, all));
  else if (typeof node === "object" && node !== null) {
    if (name === "properties") Object.keys(node).forEach((key) => all.add(`keys.${key}`));
    for (const [key, one] of Object.entries(node)) {
      if (key === "enum") one.forEach((value) => all.add(`values.${value}`));
      else wordsOf(one, name === "properties" ? undefined : key, all);
    }
  }
  return all;
}

test("the keys and values of a spec have French words", () => {
  const schema = JSON.parse(readFileSync(new URL("../../templates/tablier.schema.json", import.meta.url), "utf8"));
  const own = ["keys.en", "keys.fr", "values.lightning", "values.macmahon", "values.plank", "values.quits"];
  const known = new Set(texts(WORDS.fr.spec).map(([path]) => path.slice(1)));
  assert.deepEqual([...wordsOf(schema)].filter((word) => !known.has(word) && !own.includes(word)), []);
});

test("French is set as French", () => {
  for (const [path, text] of texts(WORDS.fr)) {
    assert.doesNotMatch(text, /'/, `${path}: a straight apostrophe`);
    assert.doesNotMatch(text, / [;:!?»%]/, `${path}: an ordinary space before a sign`);
    assert.doesNotMatch(text, /[^\s\u202f\u00a0][;!?»]/, `${path}: no space before a sign`);
    assert.doesNotMatch(text, /«[^\u202f]/, `${path}: no narrow space after «`);
  }
});

test("English has curly signs", () => {
  for (const [path, text] of texts(WORDS.en)) assert.doesNotMatch(text, /['"]/, path);
});
