import { useEffect, useMemo } from "preact/hooks";
import type { TableAnswer } from "../engine/position";
import { addressOf } from "../sheets/use-pictures";

export type Sprites = (svg: string) => string;

/** Addresses for the pictures of a table, each made once. */
export function useSprites(table: TableAnswer): Sprites {
  const urls = useMemo(() => new Map<string, string>(), [table]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return (svg) => {
    const url = urls.get(svg) ?? addressOf(svg);
    urls.set(svg, url);
    return url;
  };
}
