import type { CheckDocument, Failure, Moment, Replayed } from "../engine/position";
import { isAbout } from "./laid";
import { ask, type Place } from "./place";
import type { Lang } from "../engine/contract";

/** A game to step through. */
export interface Reel {
  moments: Moment[];
  failed: Failure | undefined;
  /** The record as text. */
  record: string;
  /** Whether the text is canonical, not the user's own. */
  canonical: boolean;
  /** The language of its turns and positions. */
  lang: Lang;
}

/** The canonical record of the game that proves a position, with turns played on from it. */
export function recordOf(check: CheckDocument, turns: string[]): string {
  const said = (check.position ?? "").split("\n").filter((line) => line.includes(": "));
  const assumed = Object.entries(check.assumed).map(([key, value]) => `${key}: ${value}`);
  const header = [...said, ...assumed].filter((line) => {
    const [key = ""] = line.split(": ");
    return isAbout(key, "variant") || isAbout(key, "first");
  });
  return `${header.map((line) => `${line}\n`).join("")}${numbered(turns)}\n`;
}

function numbered(turns: string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < turns.length; at += 8) lines.push(turns.slice(at, at + 8).join("  "));
  return lines.join("\n");
}

/** Replays a record; `undefined` if the text is none. */
export async function replay(place: Place, text: string): Promise<Replayed | undefined> {
  const { answer } = await ask(place, "replay", { text });
  return answer.kind === "replayed" ? answer : undefined;
}

/** A record to step through, up to the first illegal turn; `undefined` if the text is none. */
export async function reel(place: Place, text: string, canonical = false): Promise<Reel | undefined> {
  const played = await replay(place, text);
  if (!played || played.moments.length === 0 || played.replay.verdict === "unreadable") return undefined;
  return { moments: played.moments, failed: played.replay.failed ?? undefined, record: text, canonical, lang: place.lang };
}
