import { useEffect, useState } from "preact/hooks";
import { reel } from "./record";
import type { Place } from "./place";

/** Whether a text that cannot be read as a position is a record. */
export function useRecord(place: Place, text: string | undefined): boolean {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (!text?.trim()) return;
    let current = true;
    const timer = setTimeout(async () => {
      const record = await reel(place, text);
      if (current && record) setFound(text);
    }, 300);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [place, text]);
  return text !== undefined && found === text;
}
