import type { Lang, PlayedGame, Replayed, TableContents } from "../engine/contract";
import { BARE } from "./laid";
import { ask, type Place } from "./place";
import { recordOf, type Game } from "./record";
import { LONGEST, restored, stored } from "./stored";

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
  laid: TableContents;
  text: string;
  /** The language in which the library wrote the text; `undefined` for the user's own. */
  lang: Lang | undefined;
  /** The game that was played to this position. */
  game: Game | undefined;
  /** The end of that game, if all of its turns are legal under the rules. */
  played: PlayedGame | undefined;
  /** The turns of the text, if it is a record. */
  record: Replayed | undefined;
  trouble: Trouble | undefined;
  /** Whether a text was refused because of its length. */
  isTooLong: boolean;
  /** Whether text and board are being synchronised. */
  pending: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

/** A position on the desk or in its history. Contents and text follow from each other and from the game: some may be missing. */
export interface Sheet {
  laid?: TableContents | undefined;
  text?: string | undefined;
  /** The language in which the library wrote the text; `undefined` for the user's own. */
  lang?: Lang | undefined;
  game?: Game | undefined;
}

/** Keeps a position and its text in sync, with its history. */
export class Keeper {
  state: DeskState = { laid: BARE, text: "", lang: undefined, game: undefined, played: undefined, record: undefined, trouble: undefined, isTooLong: false, pending: true, canUndo: false, canRedo: false };
  #sheet: Sheet = { laid: BARE };
  #past: Sheet[] = [];
  #future: Sheet[] = [];
  #serial = 0;
  #typing = false;

  constructor(
    public place: Place,
    kept: string | null,
    private readonly show: (state: DeskState) => void,
  ) {
    const found = kept === null ? undefined : restored(kept);
    if (found) [this.#sheet, this.#past, this.#future] = [found.now, found.past, found.future];
    this.state = { ...this.state, text: this.#sheet.text ?? "", lang: this.#sheet.lang, game: this.#sheet.game };
  }

  /** The position and its history for the storage of the browser. */
  get kept(): string | undefined {
    return this.#sheet.text === undefined ? undefined : stored({ now: this.#sheet, past: this.#past, future: this.#future });
  }

  /** Asks the library: at first, and after a change of the rules or the language. */
  again(): void {
    this.#open(this.#sheet);
  }

  /** An edit of the position, which updates the text. */
  edit = (change: (laid: TableContents) => TableContents): void => {
    const laid = change(this.state.laid);
    if (laid !== this.state.laid) this.#turnTo({ laid });
  };

  /** An edit of the text, which updates the board. Returns whether the text was taken. */
  type = (text: string): boolean => {
    if (this.#isRefused(text)) return false;
    if (!this.#typing) this.#remember();
    this.#typing = true;
    this.#sheet = { text };
    void this.#lay(this.#sheet, QUIET);
    return true;
  };

  /** Replaces the position by a text of the user's. */
  load = (text: string): void => {
    if (!this.#isRefused(text)) this.#turnTo({ text });
  };

  /** Replaces the position by a text of the library's; the game is the one that led to it. */
  reach = ({ text, lang }: LibraryText, game?: Game): void => this.#turnTo({ text, lang, game });

  /** Replaces the position by the end of a game. */
  play = (game: Game): void => this.#turnTo({ game });

  /** Tells that a text is too long. */
  refuse = (): void => this.#become({ isTooLong: true });

  undo = (): void => this.#step(this.#past, this.#future);
  redo = (): void => this.#step(this.#future, this.#past);

  #isRefused(text: string): boolean {
    if (text.length > LONGEST) this.refuse();
    return text.length > LONGEST;
  }

  #turnTo(sheet: Sheet): void {
    this.#remember();
    this.#open(sheet);
  }

  #remember(): void {
    this.#past = [...this.#past.slice(1 - DEPTH), this.#sheet];
    this.#future = [];
  }

  #step(from: Sheet[], to: Sheet[]): void {
    const sheet = from.pop();
    if (!sheet) return;
    to.push(this.#sheet);
    this.#open(sheet);
  }

  #open(sheet: Sheet): void {
    this.#sheet = sheet;
    this.#typing = false;
    if (sheet.game) void this.#replay(sheet, sheet.game);
    else void (sheet.text === undefined ? this.#spell(sheet) : this.#lay(sheet, 0));
  }

  /** Shows the end of a game. One that is not legal under these rules leaves the position as it was written. */
  async #replay(sheet: Sheet, game: Game): Promise<void> {
    const serial = ++this.#serial;
    const { lang } = this.place;
    this.#become({ isTooLong: false, pending: true });
    const { answer } = await ask(this.place, "play", { text: recordOf(game) });
    const played = answer.kind === "played" ? answer : undefined;
    // The header of the record then says all that was assumed of its start.
    const known = played && played.header !== game.header ? { ...game, header: played.header } : game;
    if (played) Object.assign(sheet, { laid: played.laid, text: played.text, lang, game: known } satisfies Sheet);
    if (serial !== this.#serial) return;
    if (played) this.#become({ laid: played.laid, text: played.text, lang, game: known, played, record: undefined, trouble: undefined, pending: false });
    else if (sheet.text !== undefined) void this.#lay(sheet, 0);
    else this.#fail(answer);
  }

  /** Shows a text and parses it. A text of the library in another language than the page's is written anew. */
  async #lay(sheet: Sheet, quiet: number): Promise<void> {
    const serial = ++this.#serial;
    const { text = "", lang, game, laid = this.state.laid } = sheet;
    this.#become({ text, laid, game, played: undefined, isTooLong: false, pending: true });
    if (quiet) await new Promise((resolve) => setTimeout(resolve, quiet));
    if (serial !== this.#serial) return;
    this.#typing = false;
    const { answer } = await ask(this.place, "lay", { text });
    const record = answer.kind === "replayed" ? answer : undefined;
    // The board shows the end of a record.
    const end = record?.moments.at(-1)?.text;
    const shown = end === undefined ? answer : (await ask(this.place, "lay", { text: end })).answer;
    if (serial !== this.#serial) return;
    if (shown.kind !== "laid") return this.#fail(shown);
    const { squares, strips, entries, beside } = shown;
    sheet.laid = { squares, strips, entries, beside };
    if (!record && lang !== undefined && lang !== this.place.lang) return this.#spell(sheet);
    this.#become({ laid: sheet.laid, record, trouble: undefined, pending: false });
  }

  /** Shows contents and writes their text. */
  async #spell(sheet: Sheet): Promise<void> {
    const serial = ++this.#serial;
    const { lang } = this.place;
    const { laid = BARE, game } = sheet;
    sheet.text = undefined;
    this.#become({ laid, game, played: undefined, record: undefined, trouble: undefined, isTooLong: false, pending: true });
    const { answer } = await ask(this.place, "spell", { laid });
    // Earlier sheets get their texts too, for the history.
    if (answer.kind === "spelt") [sheet.text, sheet.lang] = [answer.text, lang];
    if (serial !== this.#serial) return;
    if (answer.kind !== "spelt") return this.#fail(answer);
    // The names of all squares are known once the text has been read.
    if (laid === BARE) return this.#lay(sheet, 0);
    this.#become({ text: answer.text, pending: false });
  }

  #fail(answer: { kind: string; message?: string; hint?: string | null }): void {
    const { kind, message = "", hint = null } = answer;
    this.#become({ record: undefined, trouble: kind === "refused" ? { message, hint } : undefined, pending: false });
  }

  #become(some: Partial<DeskState>): void {
    this.state = { ...this.state, ...some, lang: this.#sheet.lang, canUndo: this.#past.length > 0, canRedo: this.#future.length > 0 };
    this.show(this.state);
  }
}
