import type { Words } from "../../words";
import type { Keepable } from "../shown";
import { isSheet } from "../stored";

/** A game or a position that is kept in the browser. */
export interface Keepsake extends Keepable {
  id: string;
  /** The name that the user gave it, if any. */
  name?: string | undefined;
  /** When it was first kept, in milliseconds. */
  date: number;
  /** The options of its rules. */
  rules: string;
}

const VERSION = 1;
/** Maximum size of a stored keepsake in characters. */
export const LARGEST = 64 * 1024;
export const LONGEST_NAME = 80;
const LAST_DATE = 8.64e15;

/** A keepsake with an identity of its own, whatever other windows keep at the same moment. */
export function keepsake(keepable: Keepable, rules: string): Keepsake {
  const date = Date.now();
  return { ...keepable, id: `${date}-${Math.random().toString(36).slice(2, 10)}`, date, rules };
}

export function stored({ name, date, text, lang, game, turns, rules }: Keepsake): string {
  return JSON.stringify({ version: VERSION, name, date, text, lang, game, turns, rules });
}

/** Parses a stored keepsake. One of a later version of the page is `"later"`, one that is damaged `undefined`. */
export function parsed(id: string, value: string): Keepsake | "later" | undefined {
  if (value.length > LARGEST) return undefined;
  try {
    const { version, name, date, text, lang, game, turns, rules } = JSON.parse(value) as Keepsake & { version: unknown };
    if (typeof version === "number" && version > VERSION) return "later";
    const isNamed = name === undefined || (typeof name === "string" && name.length <= LONGEST_NAME);
    const isCounted = Number.isInteger(turns) && turns >= 0 && typeof date === "number" && Math.abs(date) <= LAST_DATE;
    const isWhole = version === VERSION && isNamed && isCounted && typeof rules === "string" && isSheet({ text, lang, game });
    return isWhole ? { id, name, date, text, lang, game, turns, rules } : undefined;
  } catch {
    return undefined;
  }
}

/** Its name, by default what it is and its day in the language of the page. */
export function titleOf({ name, ...rest }: Keepsake, words: Words["shelf"]): string {
  return name ?? defaultTitle(rest, words);
}

export function defaultTitle({ turns, date }: Pick<Keepsake, "turns" | "date">, words: Words["shelf"]): string {
  const day = words.day(date);
  return turns > 0 ? words.gameOf(day) : words.positionOf(day);
}

/** Whether two hold the same. The text of a game that was played has the language of the page, its turns have none. */
export function isSame(one: Keepable & { rules: string }, other: Keepable & { rules: string }): boolean {
  const content = ({ text, game, turns }: Keepable) => (game && turns > 0 ? JSON.stringify([game.header, game.turns]) : text);
  return one.rules === other.rules && one.turns === other.turns && content(one) === content(other);
}
