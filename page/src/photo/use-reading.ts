import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { engine } from "../engine";
import type { Refused, Seen } from "../engine/contract";

export interface Reading {
  /** The object URL of the photo. */
  url: string | undefined;
  seen: Seen | undefined;
  refused: Refused | undefined;
  /** Whether the library was stopped before it answered. */
  stopped: boolean;
  busy: boolean;
}

const NOTHING: Reading = { url: undefined, seen: undefined, refused: undefined, stopped: false, busy: false };

/** Reads photos of a game one at a time and shows the newest. If the game or the language changes, the photo is read again. */
export function useReading(game: string): { reading: Reading; read: (file: Blob) => Promise<void> } {
  const { lang } = usePage();
  const [reading, setReading] = useState(NOTHING);
  const newest = useRef(0);
  const photo = useRef<Blob | undefined>(undefined);
  const shown = useRef<string | undefined>(undefined);

  const read = async (file: Blob) => {
    const serial = ++newest.current;
    // A photo that is read again keeps its address, and with it what the player has chosen.
    if (file !== photo.current) {
      photo.current = file;
      if (shown.current) URL.revokeObjectURL(shown.current);
      // As an SVG it would be rendered here without a time limit, so photos are recognised by their first bytes.
      shown.current = URL.createObjectURL(file.slice(0, file.size, "image/jpeg"));
    }
    setReading({ ...NOTHING, url: shown.current, busy: true });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { answer } = await engine.ask({ kind: "photo", table: { spec: { game } }, lang }, [{ name: "photo", bytes }]);
    if (serial !== newest.current) return;
    const seen = answer.kind === "seen" ? answer : undefined;
    const refused = answer.kind === "refused" ? answer : undefined;
    setReading({ url: shown.current, seen, refused, stopped: !seen && !refused, busy: false });
  };

  useEffect(() => {
    if (photo.current) void read(photo.current);
  }, [game, lang]);
  return { reading, read };
}
