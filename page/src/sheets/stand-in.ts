import type { SheetDrawing } from "../engine/contract";

const LINE = 34;

/** A sheet that shows only a text. */
export function standIn({ width, height }: SheetDrawing, words: string): string {
  const size = width / 20;
  const lines = wrapped(words).map((line, at) => `<tspan x="50%" dy="${at === 0 ? 0 : size * 1.4}">${line}</tspan>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<text x="50%" y="40%" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="#665a4a">${lines.join("")}</text>`,
    "</svg>",
  ].join("");
}

function wrapped(words: string): string[] {
  const lines = [""];
  for (const word of words.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last && last.length + word.length >= LINE) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
