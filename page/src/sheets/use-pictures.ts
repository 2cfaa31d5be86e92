import { useEffect, useRef, useState } from "preact/hooks";
import type { Sheet } from "../engine/contract";

export interface Picture extends Sheet {
  url: string;
}

/** The sheets with addresses for `<img>`: as an image a drawing can neither run nor fetch anything. */
export function usePictures(sheets: Sheet[]): Picture[] {
  const [pictures, setPictures] = useState<Picture[]>([]);
  const shown = useRef<Picture[]>([]);

  useEffect(() => {
    const old = new Map(shown.current.map((picture) => [picture.svg, picture.url]));
    const next = sheets.map((sheet) => {
      const url = old.get(sheet.svg) ?? addressOf(sheet.svg);
      return { ...sheet, url };
    });
    const kept = new Set(next.map(({ url }) => url));
    const gone = shown.current.map(({ url }) => url).filter((url) => !kept.has(url));
    shown.current = next;
    setPictures(next);
    release(gone);
  }, [sheets]);

  useEffect(() => () => release(shown.current.map(({ url }) => url)), []);
  return pictures;
}

/** The picture of a text in SVG, as an address that lives until it is revoked. */
export function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

// Those that are on screen must first have given way to the new ones.
function release(urls: string[]): void {
  setTimeout(() => urls.forEach((url) => URL.revokeObjectURL(url)), 1000);
}
