import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "fflate";
import { load } from "./modules.mjs";

const { LONGEST_LINKED, packed, unpacked } = await load("app/link.ts");

const part = (bytes) => Buffer.from(bytes).toString("base64url");
/** A text that hardly packs any smaller. */
function noise(length) {
  let seed = 1;
  const sign = () => String.fromCharCode(33 + ((seed = (seed * 48271) % 2147483647) % 94));
  return Array.from({ length }, sign).join("");
}

for (const [what, text] of [
  ["an empty text", ""],
  ["a short text", '[game]\ntitle = "Dames & Cie"\n'],
  ["signs of all lengths", "é ♞ 😀 \u{feff}\r\n\t\0"],
  ["a longest text", "# é".repeat(2048)],
  ["a longest text that cannot be packed", noise(LONGEST_LINKED)],
]) {
  test(`${what} comes back from a link`, () => {
    const link = packed(text);
    assert.match(link, /^[\w-]+$/);
    assert.equal(unpacked(link), text);
  });
}

test("a text that is too long has no link", () => {
  assert.equal(packed("a".repeat(LONGEST_LINKED + 1)), undefined);
  assert.equal(packed("é".repeat(LONGEST_LINKED / 2 + 1)), undefined);
});

for (const [what, link] of [
  ["nothing", ""],
  ["no base64", "é=="],
  ["no deflated data", part([255, 255, 255, 255])],
  ["an end that is missing", packed("a text that is long enough to cut").slice(0, -8)],
  ["no UTF-8", part(deflateSync(Buffer.from([0xc3, 0x28])))],
  ["more than 64 kB", part(deflateSync(Buffer.alloc(64 * 1024 + 1, 97)))],
  ["eleven megabytes", part(deflateSync(Buffer.alloc(11 * 1024 * 1024, 97), { level: 9 }))],
  ["an endless address", "a".repeat(1024 * 1024)],
]) {
  test(`a link with ${what} is no text`, () => {
    // Other work on the machine is not counted.
    const began = process.cpuUsage();
    assert.equal(unpacked(link), undefined);
    const { user, system } = process.cpuUsage(began);
    assert.ok(user + system < 500_000);
  });
}

test("64 kB come out of a link", () => {
  assert.equal(unpacked(part(deflateSync(Buffer.alloc(64 * 1024, 97)))).length, 64 * 1024);
});
