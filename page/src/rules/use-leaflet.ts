import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";
import type { GameSource, Lang, LeafletAnswer, PrintOptions } from "../engine/contract";
import type { Attachment } from "../engine/parcel";

/** A game whose leaflet is read. */
export interface Source {
  /** Its name in the address. */
  name: string;
  spec: GameSource;
  files: Attachment[];
  /** Print options, to read only how a game that is printed with them is made. */
  making?: PrintOptions;
}

export interface Leaflet {
  source: Source;
  lang: Lang;
  leaflet: LeafletAnswer | undefined;
  /** Why there is none, in the words of the library; empty if it was stopped. */
  trouble: string | undefined;
}

/** The leaflet of a game in the language of the page. The one before stays until it is there. */
export function useLeaflet(source: Source | undefined, lang: Lang): Leaflet | undefined {
  const [shown, setShown] = useState<Leaflet>();
  useEffect(() => {
    if (!source || (shown?.source === source && shown.lang === lang)) return;
    let current = true;
    const { spec, making } = source;
    void engine.ask({ kind: "leaflet", spec, lang, options: making ?? {}, only_making: making !== undefined }, source.files).then(({ answer }) => {
      if (!current) return;
      const leaflet = answer.kind === "leaflet" ? answer : undefined;
      const trouble = answer.kind === "faulty" ? answer.faults[0]?.message : answer.kind === "refused" ? answer.message : leaflet ? undefined : "";
      setShown({ source, lang, leaflet, trouble });
    });
    return () => {
      current = false;
    };
  }, [source, lang]);
  return shown;
}
