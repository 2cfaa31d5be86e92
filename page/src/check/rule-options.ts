import { recall, remember } from "../app/storage";
import type { BundledGame } from "../engine/contract";

/** Options of the rules with their values. */
export type Rules = { [option: string]: string };

/** The options that the game has, with values that it has: others may come from storage or a link. */
export function knownRules(game: BundledGame, rules: Rules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([name, value]) => game.rules.find((rule) => rule.name === name)?.values.some(({ word }) => word === value)));
}

/** The options that are not as usual, as text for links and storage. */
export function rulesAsText(game: BundledGame, rules: Rules): string {
  const unusual = game.rules.map(({ name, usual }) => [name, rules[name] ?? usual, usual]).filter(([, value, usual]) => value !== usual);
  return String(new URLSearchParams(unusual.map(([name = "", value = ""]) => [name, value])));
}

export function rulesFromText(game: BundledGame, text: string): Rules {
  return knownRules(game, Object.fromEntries(new URLSearchParams(text)));
}

/** The stored rule options that the game still has. */
export function keptRules(game: BundledGame): Rules {
  try {
    return knownRules(game, JSON.parse(recall(`rules-${game.name}`) ?? "{}") as Rules);
  } catch {
    return {};
  }
}

export function keepRules(game: BundledGame, rules: Rules): void {
  remember(`rules-${game.name}`, JSON.stringify(rules));
}
