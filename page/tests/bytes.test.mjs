import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, test } from "node:test";
import { COMMAND, WITHOUT } from "./command.mjs";
import { library } from "./library.mjs";

const FORMATS = ["pdf", "svg", "png"];
const DPI = 40;
/** Lengths that no game has of its own. */
const LENGTHS = { margin: "9mm", bleed: "1.2mm", gap: "2.6mm", overlap: "8mm", board_square: "27mm" };
const ask = await library();
const { answer } = ask({ kind: "games", lang: "en" });

/** The values of an option other than the usual one, which is the first word. Games have no piece in common. */
function values({ name, input, usual, words = [] }) {
  const all = words.map(({ word }) => word);
  return { lang: [], spares: [], switch: [String(!usual)], length: [LENGTHS[name]], words: all, word: all.slice(1), paper: [...all.slice(1), "300mm x 200mm"] }[input];
}

const argument = (name, value) => ({ true: [`--${name}`], false: [`--no-${name}`] })[value] ?? [`--${name}`, value];

const CASES = [
  {},
  ...answer.options.flatMap((option) => values(option).map((value) => ({ [option.name]: value }))),
  { paper: "letter", low_ink: "true", backs: "duplex-long", photo_marks: "false", cut: "lines" },
];

before(() => assert.ok(COMMAND || WITHOUT, "CI is set, so `tablier` must be built: cargo build --release"));

/** What the command line writes, by name, if it ends with this status. */
function written(games, lang, options, expected = 0) {
  const folder = mkdtempSync(join(tmpdir(), "tablier-"));
  try {
    const typed = Object.entries(options).flatMap(([name, value]) => argument(name.replaceAll("_", "-"), value));
    const command = ["print", ...games, "--quiet", "--lang", lang, "--format", FORMATS.join(), "--dpi", DPI, "--out", folder, ...typed];
    const { status, stderr } = spawnSync(COMMAND, command.map(String), { encoding: "utf8", env: { ...process.env, TABLIER_LANG: lang } });
    assert.equal(status, expected, stderr);
    return new Map(readdirSync(folder).sort().map((name) => [name, readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const make = (game, lang, options, format) =>
  ask({ kind: "make", lang, spec: { game }, options: { ...options, lang }, format, dpi: DPI });

/** What the page makes, by name. */
function made(games, lang, options) {
  const files = games.flatMap((game) =>
    FORMATS.flatMap((format) => {
      const { answer, files } = make(game, lang, options, format);
      assert.equal(answer.kind, "made", JSON.stringify(answer));
      return files;
    }),
  );
  return new Map(files.sort((one, other) => (one.name < other.name ? -1 : 1)).map(({ name, bytes }) => [name, Buffer.from(bytes)]));
}

/** The usual sheets and the last case in both languages, the others in turn: no option depends on the language. */
const languages = (number) => [["en"], ["fr"], ["en", "fr"]][number === 0 || number === CASES.length - 1 ? 2 : number % 2];

for (const [number, options] of CASES.entries()) {
  for (const lang of languages(number)) {
    test(`the page makes the files of the command line, ${lang}, ${JSON.stringify(options)}`, { skip: WITHOUT }, () => {
      const all = answer.games.filter(({ prints }) => !options.only || prints.includes(options.only)).map(({ name }) => name);
      // A walled tray of twice the size is larger than the paper.
      const refused = all.filter((game) => make(game, lang, options, "pdf").answer.kind === "faulty");
      assert.ok(refused.length === 0 || options.scale, refused.join());
      for (const game of refused) assert.equal(written([game], lang, options, 2).size, 0);
      const games = all.filter((game) => !refused.includes(game));
      const [here, there] = [made(games, lang, options), written(games, lang, options)];
      assert.deepEqual([...here.keys()], [...there.keys()]);
      assert.deepEqual([...here].filter(([name, bytes]) => !bytes.equals(there.get(name))).map(([name]) => name), []);
    });
  }
}
