import { useEffect, useMemo, useRef, useState } from "preact/hooks";
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
  /** Replaces the position. */
  load: (text: string) => void;
  undo: () => void;
  redo: () => void;
}

// A text that was not written yet is requested again on undo.
interface Snapshot {
  laid: Laid;
  text: string | undefined;
}

const FIRST: DeskState = { laid: BARE, text: "", trouble: undefined, pending: true, canUndo: false, canRedo: false };

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
  return { ...state, edit: desk.edit, type: desk.type, load: desk.load, undo: desk.undo, redo: desk.redo };
}

class Keeper {
  #now = FIRST;
  #past: Snapshot[] = [];
  #future: Snapshot[] = [];
  #serial = 0;
  #typing = false;
  #spelt = true;

  constructor(
    public place: Place,
    private readonly show: (state: DeskState) => void,
  ) {}

  begin(): void {
    void this.#spell(BARE, true);
  }

  again(): void {
    void this.lay(this.#now.text, 0);
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

  undo = (): void => this.#step(this.#past, this.#future);
  redo = (): void => this.#step(this.#future, this.#past);

  async lay(text: string, quiet: number): Promise<void> {
    const serial = ++this.#serial;
    this.#spelt = true;
    this.#become({ text, pending: true });
    if (quiet) await new Promise((resolve) => setTimeout(resolve, quiet));
    if (serial !== this.#serial) return;
    this.#typing = false;
    const { answer } = await ask(this.place, "lay", { text });
    if (serial !== this.#serial) return;
    if (answer.kind === "laid") {
      this.#become({ laid: { squares: answer.squares, strips: answer.strips, entries: answer.entries, beside: answer.beside }, trouble: undefined, pending: false });
    } else {
      const trouble = answer.kind === "refused" ? answer : undefined;
      this.#become({ trouble, pending: false });
    }
  }

  async #spell(laid: Laid, all = false): Promise<void> {
    const serial = ++this.#serial;
    this.#typing = false;
    this.#spelt = false;
    this.#become({ laid, trouble: undefined, pending: true });
    const { answer } = await ask(this.place, "spell", { laid });
    if (serial !== this.#serial) return;
    if (answer.kind !== "spelt") {
      const trouble = answer.kind === "refused" ? answer : undefined;
      return this.#become({ trouble, pending: false });
    }
    // The names of all squares are known once the text has been read.
    if (all) return this.lay(answer.text, 0);
    this.#spelt = true;
    this.#become({ text: answer.text, pending: false });
  }

  #remember(): void {
    this.#past = [...this.#past.slice(-DEPTH), this.#snapshot()];
    this.#future = [];
  }

  #snapshot(): Snapshot {
    return { laid: this.#now.laid, text: this.#spelt ? this.#now.text : undefined };
  }

  #step(from: Snapshot[], to: Snapshot[]): void {
    const snapshot = from.pop();
    if (!snapshot) return;
    to.push(this.#snapshot());
    this.#typing = false;
    if (snapshot.text === undefined) return void this.#spell(snapshot.laid);
    this.#become({ laid: snapshot.laid });
    void this.lay(snapshot.text, 0);
  }

  #become(some: Partial<DeskState>): void {
    this.#now = { ...this.#now, ...some, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 };
    this.show(this.#now);
  }
}
