import type { AnswerTo, Lang, SaidRecord, Seen, Verdict } from "../engine/contract";
import type { PhotoGame } from "./use-games";

/** Maximum number of photos. */
export const MOST = 24;

/** In the place of the name of a game: it is recognised. */
export const ANY = "";

/** What the user has said about a position: the contents of squares, and entries; an empty entry is unknown. */
export interface Corrections {
  squares: { [place: string]: string };
  variant?: string;
  toMove?: string;
}

export interface Photo {
  id: number;
  name: string;
  file: Blob;
  /** The name of its game, or `ANY`. */
  asked: string;
  outcome?: Outcome;
  corrections: Corrections;
  /** The verdict on the corrected position. */
  verdict?: Verdict;
}

/** What reading a photo has come to. */
export interface Outcome {
  /** What was asked for. */
  asked: string;
  lang: Lang;
  read?: { of: PhotoGame; seen: Seen };
  /** The games that it may show, if that is not certain. */
  several?: PhotoGame[];
  refused?: Pick<SaidRecord, "message" | "hint">;
}

export const UNCORRECTED: Corrections = { squares: {} };

/** Whether a photo has not been read as what it was last said to be. */
export function waits({ outcome, asked }: Photo): boolean {
  return outcome?.asked !== asked;
}

/** The outcome of an answer; without any part if the library was stopped. */
export function outcomeOf(answer: AnswerTo<"photo">, asked: string, lang: Lang, games: PhotoGame[]): Outcome {
  const from = { asked, lang };
  if (answer.kind === "seen") {
    const of = games[answer.table];
    return of ? { ...from, read: { of, seen: answer } } : from;
  }
  if (answer.kind === "ambiguous") return { ...from, several: answer.tables.flatMap((at) => games[at] ?? []) };
  if (answer.kind === "refused") return { ...from, refused: answer };
  const fault = answer.kind === "faulty" ? answer.faults[0] : undefined;
  return fault ? { ...from, refused: fault } : from;
}

/** The photo with its outcome. Corrections stay if it was read as the same game before, in another language. */
export function withOutcome(photo: Photo, outcome: Outcome): Photo {
  const game = (one: Outcome | undefined) => one?.read?.of.game.name;
  const same = game(photo.outcome) === game(outcome);
  const { verdict: _, ...rest } = photo;
  const verdict = outcome.read?.seen.check.verdict;
  return { ...rest, outcome, corrections: same ? photo.corrections : UNCORRECTED, ...(verdict && { verdict }) };
}
