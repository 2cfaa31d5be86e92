import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import type { LeafletBlock } from "../engine/contract";
import { release, withPictures, type Picture } from "../sheets/picture";

/** The pictures of the figures of a leaflet, by their drawings. */
export function useFigures(blocks: LeafletBlock[] | undefined): Map<string | null, Picture> {
  const { tooHeavy } = usePage().words.sheets;
  const [pictures, setPictures] = useState<Map<string | null, Picture>>(new Map());
  const shown = useRef<Picture[]>([]);

  useEffect(() => {
    const drawings = blocks?.flatMap((block) => (block.block === "diagram" ? block.figures.map(({ drawing }) => drawing) : [])) ?? [];
    const next = withPictures(drawings, shown.current, tooHeavy);
    release(shown.current, next);
    shown.current = next;
    setPictures(new Map(drawings.map(({ svg }, at) => [svg, next[at]!])));
  }, [blocks, tooHeavy]);

  useEffect(() => () => release(shown.current), []);
  return pictures;
}
