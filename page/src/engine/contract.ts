/** Requests to the library and its answers, as serialised by Rust. */

import type { Judged, Laid, LaidAnswer, Replayed, Said, Seen, Spelt, TableAnswer, Turns } from "./position";

export type Lang = "en" | "fr";
export type Part = "board" | "pieces" | "tokens" | "leaflet";
export type Backs = "none" | "duplex-long" | "duplex-short" | "fold";
export type Cut = "marks" | "lines" | "outline" | "none";
export type Format = "pdf" | "svg" | "png";

/** A bundled game, or a user's text with its name in messages. */
export type Spec = { game: string } | { spec: string; name: string };

/** Missing options take the value of the spec or the default. Lengths are as typed: "8mm". */
export interface PrintOptions {
  paper?: string;
  landscape?: boolean;
  margin?: string;
  bleed?: string;
  gap?: string;
  overlap?: string;
  board_square?: string;
  lang?: Lang;
  backs?: Backs;
  cut?: Cut;
  low_ink?: boolean;
  photo_marks?: boolean;
  leaflet?: boolean;
  only?: Part[];
}

export interface Table {
  spec: Spec;
  variant?: string;
  rules?: { [option: string]: string };
}

export type Request =
  | { kind: "games" }
  | { kind: "schema"; lang: Lang }
  | { kind: "font" }
  | { kind: "draw"; spec: Spec; options: PrintOptions; lang: Lang }
  | { kind: "make"; spec: Spec; options: PrintOptions; format: Format; dpi?: number }
  | { kind: "table"; table: Table; lang: Lang }
  | { kind: "judge"; table: Table; text: string; lang: Lang }
  | { kind: "moves"; table: Table; text: string; lang: Lang }
  | { kind: "spell"; table: Table; laid: Laid; lang: Lang }
  | { kind: "lay"; table: Table; text: string; lang: Lang }
  | { kind: "replay"; table: Table; text: string; lang: Lang }
  | { kind: "record"; table: Table; text: string; lang: Lang }
  | { kind: "photo"; table: Table; lang: Lang }
  | { kind: "picture"; table: Table; text: string; lang: Lang; format: Format };

export interface RulesOption {
  name: string;
  values: string[];
  usual: string;
}

export interface BundledGame {
  name: string;
  title: { en: string; fr: string };
  variants: string[];
  rules: RulesOption[];
  has_rules: boolean;
  prints: Part[];
  cover: { en: string; fr: string };
}

/** A copy of a template for its user, with comments in each language; its files come with the answer. */
export interface Starter {
  name: string;
  copy: string;
  text: { en: string; fr: string };
  files: string[];
}

/** A sheet. Width and height are in millimetres. */
export interface Sheet {
  name: string;
  label: string;
  width: number;
  height: number;
  svg: string;
}

/** `from` and `to` are offsets in the text of the spec, in UTF-16 code units. */
export interface Fault extends Said {
  from: number | null;
  to: number | null;
  line: number | null;
  column: number | null;
}

export interface Games { kind: "games"; version: string; games: BundledGame[]; starters: Starter[] }
export interface Schema { kind: "schema"; schema: object }
export interface Drawn { kind: "drawn"; game: string; title: string; summary: string; notes: string[]; pages: Sheet[] }
export interface Made { kind: "made"; names: string[] }
export interface Faulty { kind: "faulty"; faults: Fault[] }
export interface Refused extends Said { kind: "refused" }

/** Raised by the page: the library was stopped during this call, or never started. */
export interface Stopped { kind: "stopped"; why: "time" | "trap" | "start" }
/** Raised by the page: a newer request replaced this one. */
export interface Replaced { kind: "replaced" }

interface Answers {
  games: Games;
  schema: Schema;
  draw: Drawn | Faulty;
  make: Made | Faulty;
  table: TableAnswer | Faulty;
  lay: LaidAnswer | Replayed | Faulty;
  spell: Spelt | Faulty;
  judge: Judged | Faulty;
  moves: Turns | Judged | Faulty;
  replay: Replayed | Faulty;
  record: Spelt | Faulty;
  photo: Seen | Faulty;
  picture: Made | Judged | Faulty;
}

/** Possible answers to a kind of request. Kinds without a typed answer give `unknown` objects. */
export type AnswerTo<K extends Request["kind"]> =
  | (K extends keyof Answers ? Answers[K] : { kind: string } & Record<string, unknown>)
  | Refused
  | Stopped
  | Replaced;
