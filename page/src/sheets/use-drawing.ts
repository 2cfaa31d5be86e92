import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { engine } from "../engine";
import type { Drawn, GameSource, PrintOptions, Refused, SpecFault } from "../engine/contract";
import type { Attachment } from "../engine/parcel";

/** The drawing to show: the last valid sheets stay while the current text has faults. */
export interface Drawing {
  drawn: Drawn | undefined;
  faults: SpecFault[];
  refused: Refused | undefined;
  busy: boolean;
}

interface Wish {
  /** `undefined` while the sheets are hidden: only one drawing at a time waits for the library. */
  spec: GameSource | undefined;
  options: PrintOptions;
  files?: Attachment[];
  /** Debounce delay in milliseconds. */
  quiet?: number;
}

const NOTHING: Drawing = { drawn: undefined, faults: [], refused: undefined, busy: true };

/** Draws again whenever the request changes. Answers to older requests are dropped. */
export function useDrawing({ spec, options, files, quiet = 0 }: Wish): Drawing {
  const { lang } = usePage();
  const [drawing, setDrawing] = useState(NOTHING);
  const newest = useRef(0);
  const wish = JSON.stringify([spec, options, lang]);

  useEffect(() => {
    if (!spec) return;
    const serial = ++newest.current;
    const draw = async () => {
      setDrawing((before) => ({ ...before, busy: true }));
      const { answer } = await engine.ask({ kind: "draw", spec, options, lang }, files);
      if (serial !== newest.current || answer.kind === "replaced") return;
      setDrawing(({ drawn }) => ({
        drawn: answer.kind === "drawn" ? answer : drawn,
        faults: answer.kind === "faulty" ? answer.faults : [],
        refused: answer.kind === "refused" ? answer : undefined,
        busy: false,
      }));
    };
    const timer = setTimeout(draw, quiet);
    return () => clearTimeout(timer);
  }, [wish, files]);

  return drawing;
}
