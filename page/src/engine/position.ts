/** Boards, positions, records and photos, as serialised by Rust. */

export interface InBoth {
  en: string;
  fr: string;
}

/** A picture with its size in millimetres. */
export interface Sprite {
  width: number;
  height: number;
  svg: string;
}

/** A square, hexagon or point: its middle in millimetres from the top left corner, and half its width and height. */
export interface Square {
  name: string;
  column: number;
  row: number;
  x: number;
  y: number;
  half: [number, number];
}

/** A camp of a board. `floor` is drawn below every square if the board consists of loose tiles. */
export interface Board extends Sprite {
  board: number;
  camp: number;
  letter: string | null;
  title: InBoth;
  floor: Sprite | null;
  squares: Square[];
}

/** A piece for squares: its notation for each rotation in clockwise quarter turns. */
export interface Kind extends Sprite {
  letter: string;
  /** The letter in the language of the page. */
  sign: string;
  colour: string | null;
  written: string[];
  group: InBoth;
  count: number;
}

/** A strip, with the letters of its colours from left to right and the centres of its squares. */
export interface StripKind extends Sprite {
  colours: string;
  count: number;
  squares: [number, number][];
  side: number;
}

/** A player: the name in canonical texts, the letter of own pieces, and the name in the language of the page. */
export interface Player {
  name: string;
  letter: string;
  title: string;
}

export interface TableAnswer {
  kind: "table";
  game: string;
  title: InBoth;
  has_turns: boolean;
  boards: Board[];
  pieces: Kind[];
  strips: StripKind[];
  /** Players by variant, in turn order; all of them under the empty variant. */
  players: { [variant: string]: Player[] };
  blank: string;
}

/** A strip on the table; its number is its place in the order of laying. */
export interface Strip {
  number: number | null;
  colours: string;
  squares: string[];
}

/** Pieces that are off the board or in the reserve. */
export interface Beside {
  letter: string;
  colour: string | null;
  count: number;
}

/** A line about something else than squares: as typed, and its key and value in canonical texts, if it has them. */
export interface Entry {
  line: string;
  key: string | null;
  value: string | null;
}

/** The contents of a table: `.` is empty, `?` is unknown. `entries` are the other lines of the text. */
export interface Laid {
  squares: [string, string][];
  strips: Strip[];
  entries: Entry[];
  beside: Beside[];
}

export interface LaidAnswer extends Laid {
  kind: "laid";
}

export interface Spelt {
  kind: "spelt";
  text: string;
}

export type VerdictName = "legal" | "illegal" | "undecided" | "fits" | "unreadable";

export type Argument = number | string | Argument[] | { [name: string]: Argument };

/** What a finding or a fault says; `arguments` fill the gaps of the message. */
export interface Said {
  code: string;
  message: string;
  arguments: { [name: string]: Argument };
  hint: string | null;
}

export interface Finding extends Said {
  layer: string;
  squares: string[];
  rule: string | null;
  line: number | null;
  column: number | null;
}

export interface Threat {
  player: string;
  turn: string;
}

/** What is shown of a verdict in the language of the page. */
export interface Shown {
  threats: (Threat & { shown: string })[];
  /** Lines that the text does not have. */
  assumed: string[];
}

export interface Status {
  to_move: string | null;
  over: boolean;
  winner: string | null;
  threats: Threat[];
}

/** The document of `check --json`. */
export interface CheckDocument {
  game: string;
  variant: string | null;
  verdict: VerdictName;
  position: string | null;
  findings: Finding[];
  more: number;
  status: Status | null;
  assumed: { [key: string]: string };
  deduced: { [square: string]: string };
  witness: string[];
  numbers: number[];
}

export interface Judged extends Shown {
  kind: "judged";
  check: CheckDocument;
  words: string;
  notes: string[];
  /** The numbers of the planks in the game that leads here, from the top, where the text does not number them. */
  numbers: number[];
}

/** A legal turn, canonical and as shown, with the start and end of the move if it has them. */
export interface Turn {
  turn: string;
  shown: string;
  from: string | null;
  to: string | null;
}

export interface Turns {
  kind: "turns";
  turns: Turn[];
}

export interface Failure {
  turn: number;
  text: string;
  message: string;
  legal: string[];
}

/** The document of `replay --json`. */
export interface ReplayDocument {
  game: string;
  variant: string | null;
  verdict: VerdictName;
  turns: number;
  position: string | null;
  status: Status | null;
  failed: Failure | null;
  findings: Finding[];
}

/** A position of a record, with the turn before it except at the start, canonical and as shown. */
export interface Moment {
  turn: string | null;
  shown: string | null;
  player: string;
  text: string;
}

export interface Replayed {
  kind: "replayed";
  replay: ReplayDocument;
  /** The entries that its record begins with, in canonical notation. */
  header: string;
  words: string;
  moments: Moment[];
}

/** A place of a photo, its corners in pixels of the photo held upright. */
export interface SeenPlace {
  name: string;
  what: string | null;
  may: string[];
  corners: [number, number][];
}

export interface Seen extends Shown {
  kind: "seen";
  check: CheckDocument;
  words: string;
  notes: string[];
  text: string;
  places: SeenPlace[];
  size: [number, number];
}
