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
  reach: (text: string, turns?: string[]) => void;
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
    if (!first.current) void desk.again();
    first.current = false;
  }, [place]);
  return { ...state, edit: desk.edit, type: desk.type, load: desk.load, reach: desk.reach, undo: desk.undo, redo: desk.redo };
}

/** Where a text comes from. */
interface Origin {
  own: boolean;
  turns: string[] | undefined;
}

class Keeper {
  #now = FIRST;
  #past: Snapshot[] = [];
  #future: Snapshot[] = [];
  #serial = 0;
  #typing = false;
  // Whether the text is being parsed.
  #parsing = false;
  // Whether the text is the user's own.
  #own = false;
  #lang: Lang;

  constructor(
    public place: Place,
    private readonly show: (state: DeskState) => void,
  ) {
    this.#lang = place.lang;
  }

  begin(): void {
    void this.#spell(BARE);
  }

  /** Asks again after a change of the game or the language. */
  async again(): Promise<void> {
    const { text, turns, trouble } = this.#now;
    const own = this.#own;
    const translates = this.#lang !== this.place.lang && !own && !trouble;
    this.#lang = this.place.lang;
    // While a text is being parsed, the contents are older than the text.
    if (!translates || this.#parsing) {
      const parsed = await this.lay(text, 0, { own, turns });
      if (!parsed) return;
    }
    if (translates) void this.#spell(this.#now.laid, turns);
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

  reach = (text: string, turns?: string[]): void => {
    this.#remember();
    void this.lay(text, 0, { own: false, turns });
  };

  undo = (): void => this.#step(this.#past, this.#future);
  redo = (): void => this.#step(this.#future, this.#past);

  /** Shows a text and parses it. Whether it was parsed and is still shown. */
  async lay(text: string, quiet: number, { own, turns }: Origin = { own: true, turns: undefined }): Promise<boolean> {
    const serial = ++this.#serial;
    this.#parsing = true;
    this.#own = own;
    this.#become({ text, turns, pending: true });
    if (quiet) await new Promise((resolve) => setTimeout(resolve, quiet));
    if (serial !== this.#serial) return false;
    this.#typing = false;
    const { answer } = await ask(this.place, "lay", { text });
    if (serial !== this.#serial) return false;
    this.#parsing = false;
    if (answer.kind === "laid") {
      this.#become({ laid: { squares: answer.squares, strips: answer.strips, entries: answer.entries, beside: answer.beside }, trouble: undefined, pending: false });
    } else {
      const trouble = answer.kind === "refused" ? answer : undefined;
      this.#become({ trouble, pending: false });
    }
    return answer.kind === "laid";
  }

  async #spell(laid: Laid, turns?: string[]): Promise<void> {
    const serial = ++this.#serial;
    this.#parsing = false;
    this.#typing = false;
    this.#own = false;
    this.#become({ laid, turns, trouble: undefined, pending: true });
    const { answer } = await ask(this.place, "spell", { laid });
    if (serial !== this.#serial) return;
    if (answer.kind !== "spelt") {
      const trouble = answer.kind === "refused" ? answer : undefined;
      return this.#become({ trouble, pending: false });
    }
    // The names of all squares are known once the text has been read.
    if (laid === BARE) return void this.lay(answer.text, 0, { own: false, turns });
    this.#become({ text: answer.text, pending: false });
  }

  #remember(): void {
    this.#past = [...this.#past.slice(-DEPTH), this.#snapshot()];
    this.#future = [];
  }

  #snapshot(): Snapshot {
    const { laid, text, turns } = this.#now;
    return { laid, turns, text: this.#own ? text : undefined };
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
