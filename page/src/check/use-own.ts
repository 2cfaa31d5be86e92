import { useEffect, useMemo, useState } from "preact/hooks";
import { recall } from "../app/storage";
import type { BundledGame } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { keptPictures } from "../make/picture-store";

/** The user's own game in the list of games. */
export const OWN = "own";

export interface Own {
  game: BundledGame;
  spec: { spec: string; name: string };
  files: Attachment[];
}

const GAME: BundledGame = { name: OWN, title: { en: "", fr: "" }, about: { en: "", fr: "" }, variants: [], rules: [], has_rules: false, prints: [], cover: { en: "", fr: "" } };

/** The game in the Make tab, if it has a board or strips. Updated whenever this tab is shown. */
export function useOwn(active: boolean): Own | undefined {
  const [text, setText] = useState<string | null>(null);
  const [files, setFiles] = useState<Attachment[]>([]);
  useEffect(() => {
    if (!active) return;
    const kept = recall("make-text");
    setText(kept && /^\s*(\[\[board\]\]|shape\s*=\s*"strip")/m.test(kept) ? kept : null);
    if (kept) keptPictures().then(setFiles, () => setFiles([]));
  }, [active]);
  return useMemo(() => (text === null ? undefined : { game: GAME, spec: { spec: text, name: `${recall("make-name") ?? OWN}.toml` }, files }), [text, files]);
}
