import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { engine } from "../engine";
import type { Drawn, GameSource, PrintOptions, Refused, SpecFault } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { usePaperRun } from "./paper-run";
import { loaded, release, withPictures, type Picture } from "./picture";

interface Wish {
  spec: GameSource;
  options: PrintOptions;
  files?: Attachment[];
}

interface Props extends Wish {
  /** Whether the sheets are shown: only one drawing at a time waits for the library. */
  active: boolean;
}

interface State {
  /** What is known of the sheets. The last valid ones stay while the current text has faults. */
  drawn: Drawn | undefined;
  pictures: Picture[];
  faults: SpecFault[];
  refused: Refused | undefined;
  /** The request that was answered last. */
  answered: Wish | undefined;
}

export interface Sheets extends State {
  /** The sheet that is shown. */
  at: number;
  turn: (at: number) => void;
  /** Whether the sheet that is shown is old. */
  busy: boolean;
  /** Whether all sheets that are wished are drawn and there is something to print. */
  ready: boolean;
}

const NOTHING: State = { drawn: undefined, pictures: [], faults: [], refused: undefined, answered: undefined };

/** Draws the sheets again whenever the request changes, the one that is shown first. Answers to older requests are dropped. */
export function useSheets({ spec, options, files, active }: Props): Sheets {
  const { lang, words } = usePage();
  const [state, setState] = useState(NOTHING);
  const [wanted, turn] = useState(0);
  const { pictures, faults } = state;
  const at = Math.max(0, Math.min(wanted, pictures.length - 1));
  const visible = useRef(at);
  visible.current = at;
  const shown = useRef<Picture[]>([]);
  const newest = useRef(0);
  const wish = useMemo<Wish>(() => ({ spec, options, ...(files && { files }) }), [JSON.stringify([spec, options, lang]), files]);

  useEffect(() => {
    if (!active) return;
    const serial = ++newest.current;
    const draw = async (sheet: number) => {
      // It would replace the newer request while that waits.
      if (serial !== newest.current) return undefined;
      const { answer } = await engine.ask({ kind: "draw", spec, options, sheet, lang }, files);
      return answer.kind === "replaced" || serial !== newest.current ? undefined : answer;
    };
    const show = async (drawn: Drawn, next: Picture[], sheet: number) => {
      if (next[sheet]) await loaded(next[sheet]);
      if (serial !== newest.current) return release(next, shown.current);
      release(shown.current, next);
      shown.current = next;
      setState({ drawn, pictures: next, faults: [], refused: undefined, answered: wish });
    };
    const run = async () => {
      let sheet = visible.current;
      let answer = await draw(sheet);
      if (answer && answer.kind !== "drawn") {
        const faults = answer.kind === "faulty" ? answer.faults : [];
        const refused = answer.kind === "refused" ? answer : undefined;
        const isKept = answer.kind === "faulty";
        return setState(({ drawn, pictures }) => ({ drawn: isKept ? drawn : undefined, pictures, faults, refused, answered: wish }));
      }
      if (answer) await show(answer, withPictures(answer.pages, shown.current, words.sheets.tooHeavy), sheet);
      while (answer?.kind === "drawn") {
        const old = (at: number) => shown.current[at]?.isOld;
        sheet = old(visible.current) ? visible.current : shown.current.findIndex(({ isOld }) => isOld);
        if (sheet < 0) return;
        answer = await draw(sheet);
        if (answer?.kind !== "drawn") return;
        const fresh = withPictures(answer.pages, shown.current, words.sheets.tooHeavy)[sheet];
        if (fresh) await show(answer, shown.current.with(sheet, fresh), sheet);
      }
    };
    void run();
    return () => void newest.current++;
  }, [wish, active]);

  useEffect(() => () => release(shown.current), []);

  const isComplete = pictures.every(({ isOld }) => !isOld);
  const paper = useRef(pictures);
  if (isComplete) paper.current = pictures;
  usePaperRun(active, paper.current);
  const isCurrent = state.answered === wish;
  const busy = !isCurrent || (pictures[at]?.isOld ?? false);
  const ready = isCurrent && isComplete && state.drawn !== undefined && faults.length === 0;
  return { ...state, at, turn, busy, ready };
}
