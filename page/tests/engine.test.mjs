import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./modules.mjs";

const { Engine } = await load("engine/client.ts");
const { pack, unpack } = await load("engine/parcel.ts");
const { decode, encode } = await load("engine/base85.ts");

/** A Worker with scripted answers. */
function stage(starts = true) {
  const workers = [];
  const start = () => {
    const worker = {
      asked: [],
      ended: false,
      postMessage(message) {
        if ("source" in message) starts && queueMicrotask(() => worker.say({ kind: "ready" }));
        else worker.asked.push(unpackAsk(message.parcel));
      },
      say: (data) => worker.onmessage({ data }),
      answer: (answer, memory = 0) => worker.say({ kind: "answer", parcel: packAnswer(answer), memory }),
      terminate: () => (worker.ended = true),
    };
    workers.push(worker);
    return worker;
  };
  return { workers, start };
}

const unpackAsk = (parcel) => {
  const end = 4 + new DataView(parcel.buffer).getUint32(0, true);
  return JSON.parse(new TextDecoder().decode(parcel.subarray(4, end))).ask;
};
const packAnswer = (answer) => {
  const json = new TextEncoder().encode(JSON.stringify({ answer, files: [] }));
  const parcel = new Uint8Array(4 + json.length);
  new DataView(parcel.buffer).setUint32(0, json.length, true);
  parcel.set(json, 4);
  return parcel;
};
const draw = (paper) => ({ kind: "draw", spec: { game: "quits" }, options: { paper } });
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a parcel holds the JSON and then the files", () => {
  const parcel = pack({ kind: "games" }, [{ name: "é.svg", bytes: Uint8Array.of(1, 2) }, { name: "b", bytes: Uint8Array.of(3) }]);
  const length = new DataView(parcel.buffer).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(parcel.subarray(4, 4 + length)));
  assert.deepEqual(head, { ask: { kind: "games" }, files: [{ name: "é.svg", size: 2 }, { name: "b", size: 1 }] });
  assert.deepEqual([...parcel.subarray(4 + length)], [1, 2, 3]);

  const json = new TextEncoder().encode(JSON.stringify({ answer: { kind: "made" }, files: [{ name: "x", size: 2 }] }));
  const back = new Uint8Array(4 + json.length + 2);
  new DataView(back.buffer).setUint32(0, json.length, true);
  back.set(json, 4);
  back.set([7, 8], 4 + json.length);
  const { answer, files } = unpack(back);
  assert.equal(answer.kind, "made");
  assert.deepEqual([...files[0].bytes], [7, 8]);
});

test("bytes of any number go round as text without a sign of HTML", () => {
  for (let size = 0; size < 40; size++) {
    for (const fill of [() => 0, () => 255, (at) => (at * 89 + size) % 256]) {
      const bytes = Uint8Array.from({ length: size }, (_, at) => fill(at));
      const text = encode(bytes);
      assert.match(text, /^[!-~]*$/);
      assert.doesNotMatch(text, /[<>&"']/);
      assert.deepEqual(decode(text), bytes);
    }
  }
});

test("a newer drawing takes the place of one that waits, and of nothing else", async () => {
  const { workers, start } = stage();
  const engine = new Engine(start, () => ({ packed: "" }));
  await soon();
  const [worker] = workers;
  const first = engine.ask(draw("a4"));
  const second = engine.ask(draw("a3"));
  const games = engine.ask({ kind: "games" });
  const third = engine.ask(draw("letter"));
  assert.equal((await second).answer.kind, "replaced");
  worker.answer({ kind: "drawn", pages: ["a4"] });
  assert.deepEqual((await first).answer.pages, ["a4"]);
  worker.answer({ kind: "games" });
  assert.equal((await games).answer.kind, "games");
  worker.answer({ kind: "drawn", pages: ["letter"] });
  assert.deepEqual((await third).answer.pages, ["letter"]);
  assert.deepEqual(worker.asked.map(({ kind, options }) => options?.paper ?? kind), ["a4", "games", "letter"]);
});

test("after a trap the call is told, and the next one finds a new library", async () => {
  const { workers, start } = stage();
  const engine = new Engine(start, () => ({ packed: "" }));
  const alarms = [];
  engine.onStopped(({ why }) => alarms.push(why));
  await soon();
  const lost = engine.ask(draw("a4"));
  const next = engine.ask({ kind: "games" });
  workers[0].say({ kind: "trapped", message: "unreachable" });
  assert.deepEqual((await lost).answer, { kind: "stopped", why: "trap" });
  assert.ok(workers[0].ended);
  await soon();
  workers[1].answer({ kind: "games" });
  assert.equal((await next).answer.kind, "games");
  assert.deepEqual(alarms, ["trap"]);
});

test("what takes too long is stopped", async () => {
  const { workers, start } = stage();
  const engine = new Engine(start, () => ({ packed: "" }), 20);
  const slow = await engine.ask(draw("a4"));
  assert.deepEqual(slow.answer, { kind: "stopped", why: "time" });
  assert.equal(workers.length, 2);
});

test("the user stops a call that runs or waits, and no other", async () => {
  const { workers, start } = stage();
  const engine = new Engine(start, () => ({ packed: "" }));
  const alarms = [];
  engine.onStopped(({ why }) => alarms.push(why));
  await soon();
  const stop = new AbortController();
  const running = engine.ask(draw("a4"), [], stop.signal);
  const waiting = engine.ask({ kind: "make" }, [], stop.signal);
  const other = engine.ask({ kind: "games" });
  stop.abort();
  assert.equal((await running).answer.kind, "cancelled");
  assert.equal((await waiting).answer.kind, "cancelled");
  assert.equal((await engine.ask({ kind: "make" }, [], stop.signal)).answer.kind, "cancelled");
  assert.ok(workers[0].ended);
  await soon();
  assert.deepEqual(workers[1].asked.map(({ kind }) => kind), ["games"]);
  workers[0].answer({ kind: "drawn" });
  workers[1].answer({ kind: "games" });
  assert.equal((await other).answer.kind, "games");
  assert.deepEqual(alarms, []);
});

test("a Worker whose memory has grown is replaced once it is idle", async () => {
  const { workers, start } = stage();
  const engine = new Engine(start, () => ({ packed: "" }), 1000, 20);
  await soon();
  const answered = async (memory) => {
    const asked = engine.ask({ kind: "games" });
    workers[0].answer({ kind: "games" }, memory);
    return (await asked).answer.kind;
  };
  assert.equal(await answered(100 * 2 ** 20), "games");
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.equal(workers.length, 1);
  assert.equal(await answered(200 * 2 ** 20), "games");
  const busy = engine.ask({ kind: "games" });
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.equal(workers.length, 1, "it has work to do");
  workers[0].answer({ kind: "games" }, 200 * 2 ** 20);
  assert.equal((await busy).answer.kind, "games");
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.equal(workers.length, 2);
  assert.ok(workers[0].ended);
  assert.equal(engine.state, "ready");
});

test("where the library does not start, every call is told", async () => {
  const { workers, start } = stage(false);
  const engine = new Engine(start, () => ({ packed: "" }));
  const waiting = engine.ask({ kind: "games" });
  workers[0].say({ kind: "failed", message: "no WebAssembly" });
  assert.deepEqual((await waiting).answer, { kind: "stopped", why: "start" });
  assert.equal(engine.state, "broken");
  assert.equal((await engine.ask({ kind: "games" })).answer.why, "start");
});
