import { useEffect, useMemo, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { recall } from "../app/storage";
import { OWN } from "../check/use-own";
import { keptPictures } from "../make/picture-store";
import type { Source } from "./use-leaflet";

export interface Listed extends Source {
  title: string;
  cover: string;
}

/** The games with a leaflet, and the user's own if it has one. `undefined` until they are known. */
export function useSources(active: boolean): Listed[] | undefined {
  const { games, lang, words } = usePage();
  const [own, setOwn] = useState<Source>();
  const [isSought, setSought] = useState(false);
  useEffect(() => {
    if (!active) return;
    const text = recall("make-text");
    if (text === null || !/^\s*leaflet\s*=/m.test(text)) {
      setOwn(undefined);
      return setSought(true);
    }
    const found = (files: Source["files"]) => {
      setOwn({ name: OWN, spec: { spec: text, name: `${recall("make-name") ?? OWN}.toml` }, files });
      setSought(true);
    };
    keptPictures().then(found, () => found([]));
  }, [active]);
  return useMemo(() => {
    if (!games || !isSought) return undefined;
    const bundled = games.games.filter(({ prints }) => prints.includes("leaflet"));
    const listed = bundled.map(({ name, title, cover }) => ({ name, spec: { game: name }, files: [], title: title[lang], cover: cover[lang] }));
    return own ? [...listed, { ...own, title: words.check.ownGame, cover: "" }] : listed;
  }, [games, own, isSought, lang, words]);
}
