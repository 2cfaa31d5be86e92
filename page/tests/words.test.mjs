import assert from "node:assert/strict";
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
  const places = (lang) => texts(WORDS[lang]).map(([path]) => path).sort();
  assert.deepEqual(places("fr"), places("en"));
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
