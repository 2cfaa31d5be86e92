import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";

/** A photo of the tray of Quits: a dark ball on b1, all squares certain. */
export const TRAY = fileURLToPath(new URL("../../output/photo/tray.jpg", import.meta.url));

/** A simulated photo of the table of a game. */
export const table = (game) => fileURLToPath(new URL(`../../output/photo/${game}-table.jpg`, import.meta.url));

/** Two coins that cover b1 and b5 of the tray, in pixels of the photo. */
export const COINS = [[488, 590], [628, 164]];

/** A PNG of one grey level, a small file whatever its size. */
export function grey(width, height) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const rows = deflateSync(Buffer.alloc((width + 1) * height), { level: 1 });
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type, data) {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, "latin1");
  data.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + data.length)), 8 + data.length);
  return whole;
}

/** A small SVG whose elements double with each level. */
export function doublings(times) {
  const groups = Array.from({ length: times }, (_, at) => `<g id="u${at + 1}"><use href="#u${at}"/><use href="#u${at}" x="1"/></g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><circle id="u0" cx="5" cy="5" r="4"/>${groups.join("")}</defs><use href="#u${times}"/></svg>`;
}

/**
 * The photo of the tray, drawn again by the browser: larger, lying on its side with EXIF to say so, or with grey coins
 * on it, whose middles are in pixels of the photo.
 */
export async function tray(browser, { scale = 1, lying = false, coins = [] }) {
  const page = await browser.newPage();
  try {
    const base64 = await page.evaluate(drawAgain, { photo: readFileSync(TRAY).toString("base64"), scale, lying, coins });
    const jpeg = Buffer.from(base64, "base64");
    return lying ? Buffer.concat([jpeg.subarray(0, 2), ORIENTATION_6, jpeg.subarray(2)]) : jpeg;
  } finally {
    await page.close();
  }
}

// EXIF orientation: rotate clockwise by a quarter.
const ORIENTATION_6 = Buffer.from("ffe100224578696600004d4d002a00000008000101120003000000010006000000000000", "hex");

async function drawAgain({ photo, scale, lying, coins }) {
  const image = new Image();
  image.src = `data:image/jpeg;base64,${photo}`;
  await image.decode();
  const [width, height] = [image.width * scale, image.height * scale];
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = lying ? [height, width] : [width, height];
  const context = canvas.getContext("2d");
  if (lying) {
    context.translate(0, width);
    context.rotate(-Math.PI / 2);
  }
  context.drawImage(image, 0, 0, width, height);
  context.fillStyle = "rgb(128 128 128)";
  for (const [x, y] of coins) {
    context.beginPath();
    context.arc(x * scale, y * scale, 45 * scale, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas.toDataURL("image/jpeg", 0.92).split(",")[1];
}
