import { useEffect, useRef, useState } from "preact/hooks";
import { forget, recall, remember } from "../app/storage";
import { LONGEST } from "../check/stored";
import type { Lang, Starter } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { keepPictures, keptPictures } from "./picture-store";

/** A user's game: its text, its pictures, and its file name. */
export interface Work {
  name: string;
  text: string;
  pictures: Attachment[];
}

const TEXT = "make-text";
const NAME = "make-name";
const NO_PICTURES: Attachment[] = [];

/** A copy of a template with its files, and with comments in a language. */
export function startOf({ copy, text, files }: Starter, all: Attachment[], lang: Lang): Work {
  return { name: copy, text: text[lang], pictures: all.filter(({ name }) => files.includes(name)) };
}

export interface Kept {
  work: Work | undefined;
  /** Whether this browser stores it. */
  keeps: boolean;
  /** Incremented when the work is replaced, so that the editor is created anew. */
  edition: number;
  /** Records the user's work. */
  change: (some: Partial<Work>) => void;
  /** Replaces the work. */
  load: (work: Work) => void;
  clear: () => void;
}

/** The user's work, stored in the browser until it is cleared. `start` is the initial work, once it is known. */
export function useWork(start: Work | undefined): Kept {
  const [work, setWork] = useState<Work>();
  const [keeps, setKeeps] = useState(true);
  const [edition, setEdition] = useState(0);
  const begun = useRef(false);

  useEffect(() => {
    if (!start || begun.current) return;
    begun.current = true;
    const stored = recall(TEXT);
    const text = stored !== null && stored.length <= LONGEST ? stored : null;
    const kept = text === null ? start : { text, name: recall(NAME) ?? start.name, pictures: NO_PICTURES };
    keptPictures().then(
      (pictures) => setWork({ ...kept, pictures: text === null && pictures.length === 0 ? start.pictures : pictures }),
      () => {
        setKeeps(false);
        setWork(kept);
      },
    );
  }, [start]);

  const change = (some: Partial<Work>) => {
    setWork((before) => before && { ...before, ...some });
    if (some.text !== undefined) remember(TEXT, some.text);
    if (some.name !== undefined) remember(NAME, some.name);
    if (some.pictures) keepPictures(some.pictures).catch(() => setKeeps(false));
  };
  const load = (next: Work) => {
    change(next);
    setEdition((before) => before + 1);
  };
  const clear = () => {
    if (!start) return;
    load(start);
    forget(TEXT);
    forget(NAME);
  };
  return { work, keeps, edition, change, load, clear };
}
