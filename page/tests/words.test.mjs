import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./modules.mjs";

const { WORDS } = await load("words/index.ts");
const { sentence } = await load("app/sentences.ts");

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

const SOURCES = new URL("../../src/", import.meta.url);
const SAID = /"((?:[^"\\]|\\[^])*)"/g;
/** Modules of the library whose sentences the page shows. */
const ROOMS = ["photo", "plan", "rules", "spec", "words"];

test("no sentence that the page shows names a command or an option of the command line", () => {
  let found = 0;
  for (const room of ROOMS) {
    for (const name of readdirSync(new URL(room, SOURCES), { recursive: true, encoding: "utf8" })) {
      // German is printed in unit tests only.
      if (!name.endsWith(".rs") || /tests|by_hand|^de\.rs/.test(name)) continue;
      const source = readFileSync(new URL(`${room}/${name}`, SOURCES), "utf8").split("#[cfg(test)]")[0].replace(/^ *\/\/.*$/gm, "");
      for (const [, text] of source.matchAll(SAID)) {
        const words = text.replace(/\\\n\s*/g, "").replace("{}", "plank");
        if (!/`--[a-z]|`tablier /.test(words)) continue;
        found++;
        assert.doesNotMatch(sentence(words), /`--[a-z]|`tablier /, name);
      }
    }
  }
  assert.ok(found > 5, `${found} found`);
});
