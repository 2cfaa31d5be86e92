import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { load } from "./modules.mjs";

const { find, following } = await load("check/shelf/follow.ts");
const { keep, keptOf, MOST } = await load("check/shelf/store.ts");
const { keepsake, parsed, stored } = await load("check/shelf/keepsake.ts");

const game = (turns, header = "") => ({ header, turns: turns.split(" "), found: 0 });
const kept = (id, turns, header) => ({ id, date: 1, text: "", lang: "en", game: game(turns, header), turns: turns.split(" ").length, rules: "" });

for (const [what, all, followed, played, place] of [
  ["a first game is kept anew", [], undefined, "a", "new"],
  ["a game goes on where it was kept", [kept("x", "a b")], "x", "a b c", "x"],
  ["a game goes on after a reload", [kept("x", "a b")], undefined, "a b c", "x"],
  ["the game that has more turns in common goes on", [kept("x", "a"), kept("y", "a b")], undefined, "a b c", "y"],
  ["undone turns stay", [kept("x", "a b c")], "x", "a", "held"],
  ["a game that was kept is not kept again", [kept("x", "a b c")], undefined, "a b c", "held"],
  ["a turn that was taken back is replaced", [kept("x", "a b c")], "x", "a b d", "x"],
  ["a branch further back is a game beside", [kept("x", "a b c d")], "x", "a b e", "new"],
  ["another game does not replace the last turn of one that it only begins like", [kept("x", "a b c")], undefined, "a b d", "new"],
  ["another variant is another game", [kept("x", "a b", "variant: simple\n")], "x", "a b c", "new"],
]) {
  test(what, () => {
    const found = find(all, all.find(({ id }) => id === followed), game(played));
    assert.equal(found.holds ? "held" : (found.keepsake?.id ?? "new"), place);
  });
}

test("a game that another window went on with is not replaced", () => {
  const seen = kept("x", "a b");
  assert.equal(find([kept("x", "a b c")], seen, game("a b d")).keepsake, undefined);
});

test("a game that begins like a longer one does not become it", () => {
  const long = kept("x", "a b c");
  const found = find([long], undefined, game("a"));
  assert.equal(found.holds, true);
  assert.equal(following(found, undefined, game("a")), undefined);
  assert.equal(following(found, long, game("a")), long);
  assert.equal(following(find([long], undefined, long.game), undefined, long.game), long);
});

let room = Infinity;
const store = new Map();
beforeEach(() => {
  room = Infinity;
  store.clear();
  const methods = {
    getItem: { value: (key) => store.get(key) ?? null },
    setItem: {
      value: (key, value) => {
        if (value.length > room) throw new Error("full");
        store.set(key, value);
      },
    },
  };
  globalThis.localStorage = new Proxy(Object.create(Object.create({}, methods)), {
    ownKeys: () => [...store.keys()],
    getOwnPropertyDescriptor: (target, key) => (store.has(key) ? { enumerable: true, configurable: true, value: store.get(key) } : undefined),
  });
});

const position = (text) => keepsake({ text, turns: 0 }, "");

test("what is kept comes back as it was, each game by itself", () => {
  const one = { ...kept("x", "a b"), name: "Dimanche", rules: "ball_moves=diagonal" };
  assert.deepEqual(JSON.parse(JSON.stringify(parsed("x", stored(one)))), one);
  assert.equal(keep("quits", one), undefined);
  assert.deepEqual(keptOf("quits").keepsakes.map(({ id, name }) => [id, name]), [["x", "Dimanche"]]);
  assert.deepEqual(keptOf("plank").keepsakes, []);
});

test("what cannot be kept is refused with its reason", () => {
  assert.equal(keep("quits", position("x".repeat(64 * 1024))), "tooLong");
  for (let number = 0; number < MOST; number++) assert.equal(keep("quits", position(`${number}`)), undefined);
  assert.equal(keep("quits", position("more")), "full");
  const [first] = keptOf("quits").keepsakes;
  assert.equal(keep("quits", { ...first, name: "changed" }), undefined);
  assert.equal(keep("plank", position("other")), undefined);
  room = 0;
  assert.equal(keep("quits", first), "noRoom");
  assert.equal(keptOf("quits").keepsakes.length, MOST);
});

test("what is damaged is left out, and what a later version kept is left alone", () => {
  const whole = JSON.parse(stored(kept("x", "a b")));
  for (const change of [{ turns: -1 }, { turns: "2" }, { date: null }, { date: 1e300 }, { lang: "de" }, { game: { header: "", turns: [1], found: 0 } }, { game: {} }, { game: null }, { text: 5 }, { rules: undefined }, { version: 0 }, { version: "2" }, { name: 7 }, { name: "n".repeat(999) }]) {
    assert.equal(parsed("x", JSON.stringify({ ...whole, ...change })), undefined, JSON.stringify(change));
  }
  for (const value of ["", "{", "null", "5", "[]", '"text"', `{"version":1,"x":"${"x".repeat(70_000)}"}`]) assert.equal(parsed("x", value), undefined);
  assert.equal(typeof parsed("x", JSON.stringify(whole)), "object");
  assert.equal(parsed("x", '{"version":2,"shape":"unknown"}'), "later");
});
