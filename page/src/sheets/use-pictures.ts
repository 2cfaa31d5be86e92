import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import type { SheetDrawing } from "../engine/contract";
import { standIn } from "./stand-in";
import { weight } from "./weight";

// With millions of elements a browser takes gigabytes and may close the page.
const MOST_PARTS = 400_000;

export interface Picture extends SheetDrawing {
  url: string;
}

/**
 * The sheets with addresses for `<img>`: as an image a drawing can neither run nor fetch anything. A drawing
 * too large for a browser is replaced by a sheet that says so.
 */
export function usePictures(sheets: SheetDrawing[]): Picture[] {
  const { tooHeavy } = usePage().words.sheets;
  const [pictures, setPictures] = useState<Picture[]>([]);
  const shown = useRef<Picture[]>([]);

  useEffect(() => {
    const old = new Map(shown.current.map((picture) => [picture.svg, picture.url]));
    let parts = 0;
    const next = sheets.map((sheet) => {
      parts += weight(sheet.svg);
      const svg = parts > MOST_PARTS ? standIn(sheet, tooHeavy) : sheet.svg;
      const url = old.get(svg) ?? addressOf(svg);
      return { ...sheet, svg, url };
    });
    const kept = new Set(next.map(({ url }) => url));
    const gone = shown.current.map(({ url }) => url).filter((url) => !kept.has(url));
    shown.current = next;
    setPictures(next);
    release(gone);
  }, [sheets, tooHeavy]);

  useEffect(() => () => release(shown.current.map(({ url }) => url)), []);
  return pictures;
}

/** Object URL of an SVG text, valid until it is revoked. */
export function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

// Old URLs are revoked only after the new pictures have replaced them.
function release(urls: string[]): void {
  setTimeout(() => urls.forEach((url) => URL.revokeObjectURL(url)), 1000);
}
