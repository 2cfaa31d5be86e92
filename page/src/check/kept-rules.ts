import { recall, remember } from "../app/storage";
import type { BundledGame } from "../engine/contract";

export type Rules = { [option: string]: string };

/** The stored rule options that the game still has. */
export function keptRules(game: BundledGame): Rules {
  try {
    const kept = JSON.parse(recall(`rules-${game.name}`) ?? "{}") as Rules;
    return Object.fromEntries(Object.entries(kept).filter(([name, value]) => game.rules.find((rule) => rule.name === name)?.values.some(({ word }) => word === value)));
  } catch {
    return {};
  }
}

export function keepRules(game: BundledGame, rules: Rules): void {
  remember(`rules-${game.name}`, JSON.stringify(rules));
}
