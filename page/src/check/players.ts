import type { BundledGame, PlayerView, TableResponse } from "../engine/contract";

/** The players of a variant in turn order; of any variant if it is not known. */
export function playersOf({ players }: TableResponse, variant: string): PlayerView[] {
  return players[variant] ?? players[""] ?? [];
}

/** The key of the variant in canonical texts. */
export function variantKey({ variants }: BundledGame): "players" | "variant" {
  return variants.every(({ word }) => Number(word)) ? "players" : "variant";
}

/** The letters of the pieces of the current players. */
export function lettersOf(table: TableResponse, variant: string): string[] | undefined {
  return table.players[variant] && variant ? playersOf(table, variant).map(({ letter }) => letter) : undefined;
}
