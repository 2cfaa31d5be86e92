/** Requests to the library and its answers. Their types are those of the library. */

import type { Request, Response } from "./types";

export type * from "./types";

/** An answer of some kind. */
export type Answer<K extends Response["kind"]> = Extract<Response, { kind: K }>;

export type Drawn = Answer<"drawn">;
export type Games = Answer<"games">;
export type LeafletAnswer = Answer<"leaflet">;
export type Judged = Answer<"judged">;
export type Refused = Answer<"refused">;
export type Replayed = Answer<"replayed">;
export type Seen = Answer<"seen">;

/** Options of `print` by name, as typed. */
export type PrintOptions = Extract<Request, { kind: "draw" }>["options"];
/** What is shown of a verdict in the language of the page. */
export type Shown = Pick<Judged, "threats" | "assumed">;

/** Raised by the page: the library was stopped during this call, or never started. */
export interface Stopped { kind: "stopped"; why: "time" | "trap" | "start" }
/** Raised by the page: the user stopped this call. */
export interface Cancelled { kind: "cancelled" }
/** Raised by the page: a newer request replaced this one. */
export interface Replaced { kind: "replaced" }

/** What a kind of request is answered with, if it is not refused. */
interface Answers {
  games: "games";
  schema: "schema";
  explain: "explained";
  font: "made";
  draw: "drawn" | "faulty";
  pieces: "pieces" | "faulty";
  make: "made" | "faulty";
  recipe: "recipe";
  leaflet: "leaflet" | "faulty";
  table: "table" | "faulty";
  lay: "laid" | "replayed" | "faulty";
  spell: "spelt" | "faulty";
  judge: "judged" | "faulty";
  play: "played" | "replayed" | "faulty";
  replay: "replayed" | "faulty";
  record: "spelt" | "faulty";
  photo: "seen" | "ambiguous" | "faulty";
  picture: "made" | "judged" | "faulty";
}

/** Possible answers to a kind of request. */
export type AnswerTo<K extends Request["kind"]> = Answer<Answers[K] | "refused"> | Stopped | Cancelled | Replaced;
