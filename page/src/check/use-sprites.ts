import { useEffect, useMemo } from "preact/hooks";
import type { TableResponse } from "../engine/contract";
import { addressOf } from "../sheets/picture";

export type Sprites = (svg: string) => string;

/** Object URLs of the pictures of a table, created once each. */
export function useSprites(table: TableResponse): Sprites {
  const urls = useMemo(() => new Map<string, string>(), [table]);
  useEffect(() => () => urls.forEach((url) => URL.revokeObjectURL(url)), [urls]);
  return (svg) => {
    const url = urls.get(svg) ?? addressOf(svg);
    urls.set(svg, url);
    return url;
  };
}
