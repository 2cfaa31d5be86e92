import { textAt, type Doc, type Table } from "../toml/tree";
import { hexOf } from "./colour";
import { useForm } from "./state";

const OUTLINES: Record<string, string> = {
  circle: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  square: "M3 3h18v18H3z",
  rectangle: "M2 6h20v12H2z",
  strip: "M1 8h22v8H1z",
  hexagon: "M12 2l8.7 5v10L12 22l-8.7-5V7z",
};
const GRID = "M3 3h18v18H3zM9 3v18M15 3v18M3 9h18M3 15h18";

/** A small sign of a piece, a board, a zone or a mark in its colour. */
export function Swatch({ item, kind }: { item: Table; kind: string }) {
  const { doc } = useForm();
  const face = ["front", "face", "cell"].find((key) => item.keys.has(key));
  const colour = face ? backgroundOf(doc, item, face) : textAt(item, "color");
  const outline = kind === "board" ? GRID : (OUTLINES[textAt(item, "shape") ?? (kind === "zone" ? "square" : "circle")] ?? OUTLINES.circle);
  return (
    <svg class="form-swatch" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outline} fill={(colour && hexOf(doc, colour)) || "none"} />
    </svg>
  );
}

function backgroundOf(doc: Doc, item: Table, face: string): string | undefined {
  const like = textAt(item, face, "like");
  return textAt(item, face, "background") ?? (like === undefined ? undefined : textAt(doc.root, "faces", like, "background"));
}
