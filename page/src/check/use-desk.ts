import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Lang } from "../engine/contract";
import type { Laid } from "../engine/position";
import { BARE } from "./laid";
import { ask, type Place } from "./place";

// Typing comes in bursts, so the text is parsed in the pauses.
const QUIET = 200;
const DEPTH = 200;

/** Why a text cannot be shown on the board. */
export interface Trouble {
  message: string;
  hint: string | null;
}

/** A text that the library wrote. */
export interface LibraryText {
  text: string;
  lang: Lang;
}

export interface DeskState {
  laid: Laid;
  text: string;
  /** The turns of the game that was played to this position, in canonical notation. */
  turns: string[] | undefined;
  trouble: Trouble | undefined;
  /** Whether text and board are being synchronised. */
  pending: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export interface Desk extends DeskState {
  /** An edit of the position, which updates the text. */
  edit: (change: (laid: Laid) => Laid) => void;
  /** An edit of the text, which updates the board. */
  type: (text: string) => void;
  /** Replaces the position by a text of the user's. */
  load: (text: string) => void;
  /** Replaces the position by a text of the library's; `turns` are those that led to it. */
  reach: (text: LibraryText, turns?: string[]) => void;
  undo: () => void;
  redo: () => void;
}

// Only texts of the user's are kept. The others are requested again on undo, in the language of that time.
interface Snapshot {
  laid: Laid;
  text: string | undefined;
  turns: string[] | undefined;
}

const FIRST: DeskState = { laid: BARE, text: "", turns: undefined, trouble: undefined, pending: true, canUndo: false, canRedo: false };

/** The position and its text, kept in sync, with undo. */
export function useDesk(place: Place, start: string | undefined): Desk {
  const [state, setState] = useState(FIRST);
  const desk = useMemo(() => new Keeper(place, setState), []);
  const first = useRef(true);
  desk.place = place;
  useEffect(() => {
    if (start === undefined) desk.begin();
    else void desk.lay(start, 0);
  }, []);
  useEffect(() => {
    if (!first.current) desk.again();
    first.current = false;
  }, [place]);
  return { ...state, edit: desk.edit, type: desk.type, load: desk.load, reach: desk.reach, undo: desk.undo, redo: desk.redo };
}

/** Where a text comes from. */
interface Origin {
  /** The language in which the library wrote it; `undefined` for the user's own. */
  lang: Lang | undefined;
  turns: string[] | undefined;
}

const OWN: Origin = { lang: undefined, turns: undefined };

class Keeper {
  #now = FIRST;
  #past: Snapshot[] = [];
  #future: Snapshot[] = [];
  #serial = 0;
  #typing = false;
  // The language in which the library wrote the text; `undefined` for the user's own.
  #lang: Lang | undefined;
  // Whether the text of the contents is being made, so that they are newer than the text.
  #spelling = false;

  constructor(
    public place: Place,
    private readonly show: (state: DeskState) => void,
  ) {}

  begin(): void {
    void this.#spell(BARE);
  }

  /** Asks again after a change of the rules or the language. */
  again(): void {
    const { text, laid, turns } = this.#now;
    if (this.#spelling) void this.#spell(laid, turns);
    else void this.lay(text, 0, { lang: this.#lang, turns });
  }

  edit = (change: (laid: Laid) => Laid): void => {
    const laid = change(this.#now.laid);
    if (laid === this.#now.laid) return;
    this.#remember();
    void this.#spell(laid);
  };

  type = (text: string): void => {
    if (!this.#typing) this.#remember();
    this.#typing = true;
    void this.lay(text, QUIET);
  };

  load = (text: string): void => {
    this.#remember();
    void this.lay(text, 0);
  };

  reach = ({ text, lang }: LibraryText, turns?: string[]): void => {
    this.#remember();
    void this.lay(text, 0, { lang, turns });
  };

  undo = (): void => this.#step(this.#past, this.#future);
  redo = (): void => this.#step(this.#future, this.#past);

  /** Shows a text and parses it. A text of the library in another language than the page's is written anew. */
  async lay(text: string, quiet: number, { lang, turns } = OWN): Promise<void> {
    const serial = ++this.#serial;
    this.#lang = lang;
    this.#spelling = false;
    this.#become({ text, turns, pending: true });
    if (quiet) await new Promise((resolve) => setTimeout(resolve, quiet));
    if (serial !== this.#serial) return;
    this.#typing = false;
    const { answer } = await ask(this.place, "lay", { text });
    if (serial !== this.#serial) return;
    if (answer.kind !== "laid") {
      const trouble = answer.kind === "refused" ? answer : undefined;
      return this.#become({ trouble, pending: false });
    }
    const { squares, strips, entries, beside } = answer;
    const laid = { squares, strips, entries, beside };
    if (lang !== undefined && lang !== this.place.lang) return this.#spell(laid, turns);
    this.#become({ laid, trouble: undefined, pending: false });
  }

  async #spell(laid: Laid, turns?: string[]): Promise<void> {
    const serial = ++this.#serial;
    const { lang } = this.place;
    this.#typing = false;
    this.#lang = lang;
    this.#spelling = true;
    this.#become({ laid, turns, trouble: undefined, pending: true });
    const { answer } = await ask(this.place, "spell", { laid });
    if (serial !== this.#serial) return;
    this.#spelling = false;
    if (answer.kind !== "spelt") {
      const trouble = answer.kind === "refused" ? answer : undefined;
      return this.#become({ trouble, pending: false });
    }
    // The names of all squares are known once the text has been read.
    if (laid === BARE) return this.lay(answer.text, 0, { lang, turns });
    this.#become({ text: answer.text, pending: false });
  }

  #remember(): void {
    this.#past = [...this.#past.slice(-DEPTH), this.#snapshot()];
    this.#future = [];
  }

  #snapshot(): Snapshot {
    const { laid, text, turns } = this.#now;
    return { laid, turns, text: this.#lang === undefined ? text : undefined };
  }

  #step(from: Snapshot[], to: Snapshot[]): void {
    const snapshot = from.pop();
    if (!snapshot) return;
    to.push(this.#snapshot());
    this.#typing = false;
    if (snapshot.text === undefined) return void this.#spell(snapshot.laid, snapshot.turns);
    this.#become({ laid: snapshot.laid });
    void this.lay(snapshot.text, 0);
  }

  #become(some: Partial<DeskState>): void {
    this.#now = { ...this.#now, ...some, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 };
    this.show(this.#now);
  }
}
