import { useMemo, useRef } from "preact/hooks";
import { usePage } from "../app/page";
import type { GameSource, PrintOptions } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import type { Sheets } from "../sheets/use-sheets";
import { Blocks } from "./blocks";
import { Spans } from "./spans";
import { useFigures } from "./use-figures";
import { type Source, useLeaflet } from "./use-leaflet";

interface Props {
  spec: GameSource;
  options: PrintOptions;
  files?: Attachment[];
  sheets: Sheets;
}

const NO_FILES: Attachment[] = [];

/** What the leaflet of a game says about cutting and gluing it as it is printed; nothing for a game without it. */
export function Making({ spec, options, files = NO_FILES, sheets }: Props) {
  const { lang } = usePage();
  const wanted = useMemo<Source>(() => ({ name: "", spec, files, making: options }), [JSON.stringify([spec, options]), files]);
  // The sheets come first.
  const asked = useRef<Source | undefined>(undefined);
  if (sheets.ready) asked.current = wanted;
  const section = useLeaflet(asked.current, lang)?.leaflet?.blocks;
  const pictures = useFigures(section);
  const [heading, ...blocks] = section ?? [];
  if (heading?.block !== "heading") return null;
  return (
    <details class="more">
      <summary>
        <Spans spans={heading.text} />
      </summary>
      <div class="leaflet leaflet-making">
        <div class="leaflet-text">
          <Blocks blocks={blocks} pictures={pictures} inWords={false} />
        </div>
      </div>
    </details>
  );
}
