import type { SheetDrawing } from "../engine/contract";
import { standIn } from "./stand-in";

// With millions of shapes a browser takes gigabytes and may close the page.
const MOST_SHAPES = 400_000;
/** Old addresses are revoked only after the new pictures have replaced them. */
const GRACE = 1000;

/** A sheet with an address for `<img>`: as an image a drawing can neither run nor fetch anything. */
export interface Picture extends SheetDrawing {
  /** `undefined` until it is drawn. */
  url: string | undefined;
  /** Whether a newer drawing of it is still to come. */
  isOld: boolean;
}

/** Sheets with their pictures. Those drawn before are kept: the same, and, until a newer drawing comes, others of the same size. */
export function withPictures(sheets: SheetDrawing[], before: Picture[], tooHeavy: string): Picture[] {
  const known = new Map(before.map(({ svg, url }) => [svg, url]));
  let shapes = 0;
  return sheets.map((sheet, at) => {
    shapes += sheet.shapes;
    const old = before[at];
    if (sheet.svg === null) {
      const fits = old?.width === sheet.width && old.height === sheet.height;
      return { ...sheet, svg: fits ? old.svg : null, url: fits ? old.url : undefined, isOld: true };
    }
    const svg = shapes > MOST_SHAPES ? standIn(sheet, tooHeavy) : sheet.svg;
    return { ...sheet, svg, url: known.get(svg) ?? addressOf(svg), isOld: false };
  });
}

/** Object URL of an SVG text, valid until it is revoked. */
export function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}

/** Revokes the addresses of pictures that are not among those still shown. */
export function release(pictures: Picture[], shown: Picture[] = []): void {
  const kept = new Set(shown.map(({ url }) => url));
  const gone = pictures.flatMap(({ url }) => (url && !kept.has(url) ? [url] : []));
  setTimeout(() => gone.forEach((url) => URL.revokeObjectURL(url)), GRACE);
}

/** Waits until the browser has read a picture, so that it appears at once. */
export async function loaded({ url }: Picture): Promise<void> {
  if (!url) return;
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
}
