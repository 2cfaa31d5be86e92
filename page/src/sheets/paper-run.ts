import { useLayoutEffect } from "preact/hooks";
import type { Picture } from "./picture";

// Slightly less than the sheet, so that rounding never adds an empty page.
const HAIR = 0.2;

/**
 * Lays the sheets out for the printer beside the page, each at exactly its size: whoever prints the page, by our button
 * or by the browser's, gets the sheets. They are there as soon as sheets are shown.
 */
export function usePaperRun(active: boolean, pictures: Picture[]): void {
  useLayoutEffect(() => {
    const paper = document.getElementById("paper");
    if (!paper || !active || pictures.length === 0) return;
    const sizes = [...new Set(pictures.map(sizeOf))];
    const style = document.createElement("style");
    // The content security policy allows only styles with the nonce of the page.
    style.nonce = document.querySelector<HTMLElement>("style[nonce], link[nonce]")?.nonce ?? "";
    style.textContent = rules(sizes);
    paper.replaceChildren(style, ...pictures.map((picture) => sheet(picture, sizes.indexOf(sizeOf(picture)))));
    return () => paper.replaceChildren();
  }, [active, pictures]);
}

function sizeOf({ width, height }: Picture): string {
  return `${width}mm ${height}mm`;
}

function rules(sizes: string[]): string {
  const named = sizes.map((size, at) => `@page size-${at} { size: ${size}; margin: 0 } .sheet-${at} { page: size-${at} }`);
  return [`@page { size: ${sizes[0]}; margin: 0 }`, ...named].join("\n");
}

function sheet({ url, width, height }: Picture, size: number): HTMLElement {
  const page = document.createElement("div");
  page.className = `sheet sheet-${size}`;
  page.style.width = `${width}mm`;
  page.style.height = `${height - HAIR}mm`;
  const image = document.createElement("img");
  image.src = url ?? "";
  image.alt = "";
  image.style.width = `${width}mm`;
  image.style.height = `${height}mm`;
  page.append(image);
  return page;
}
