import type { CheckDocument, FailedRecord, Lang, Replayed, ReplayedPosition } from "../engine/contract";
import { isAbout } from "./laid";
import { ask, type Place } from "./place";

/** A game that leads to a position, in canonical notation. */
export interface Game {
  /** The entries that its record begins with. */
  header: string;
  turns: string[];
  /** The number of first turns that nobody played, since the library found them. */
  found: number;
}

/** A game to step through. */
export interface Reel {
  moments: ReplayedPosition[];
  failed: FailedRecord | undefined;
  /** Its legal turns. */
  game: Game;
  /** The record as the user typed it, if it was typed. */
  own: string | undefined;
  /** The language of its turns and positions. */
  lang: Lang;
}

/** The game that proves a legal position. */
export function proofOf({ position, assumed, witness }: CheckDocument): Game {
  const said = (position ?? "").split("\n").filter((line) => line.includes(": "));
  const lines = [...said, ...Object.entries(assumed).map(([key, value]) => `${key}: ${value}`)].filter((line) => {
    const [key = ""] = line.split(": ");
    return isAbout(key, "variant") || isAbout(key, "first");
  });
  return { header: lines.map((line) => `${line}\n`).join(""), turns: witness, found: witness.length };
}

/** Whether the user played all turns of a game, and at least one. */
export function isPlayed({ turns, found }: Game): boolean {
  return found === 0 && turns.length > 0;
}

/** The canonical record of a game. */
export function recordOf({ header, turns }: Game): string {
  const lines: string[] = [];
  for (let at = 0; at < turns.length; at += 8) lines.push(turns.slice(at, at + 8).join("  "));
  return `${header}${lines.join("\n")}\n`;
}

/** Replays a game. Not all of its turns may be legal if it was played under other rules. */
export async function replay(place: Place, game: Game): Promise<Replayed | undefined> {
  const { answer } = await ask(place, "replay", { text: recordOf(game) });
  return answer.kind === "replayed" ? answer : undefined;
}

/** A replayed record to step through, up to its first illegal turn. */
export function reelOf({ moments, header, replay }: Replayed, lang: Lang, own: string | undefined, found = 0): Reel {
  const turns = moments.flatMap(({ turn }) => turn?.turn ?? []);
  return { moments, failed: replay.failed ?? undefined, game: { header, turns, found }, own, lang };
}

/** As `reelOf`, of a text that was opened: a canonical record is not the user's own. */
export function openedReel(replayed: Replayed, lang: Lang, text: string): Reel {
  const reel = reelOf(replayed, lang, text);
  return recordOf(reel.game) === text ? { ...reel, own: undefined } : reel;
}
