/** The players of each game, as named in texts. */
const PLAYERS: Record<string, string[]> = {
  quits: ["light", "dark", "red", "blue"],
  lightning: ["A", "B"],
  plank: ["A", "B", "C", "D"],
};
const OF_TWO = ["classic", "simple"];

export function playersOf(game: string, variant: string): string[] {
  const all = PLAYERS[game] ?? [];
  if (OF_TWO.includes(variant)) return all.slice(0, 2);
  const number = Number(variant);
  return number ? all.slice(0, number) : all;
}

// Letters on French trays, where they are others.
const FRENCH_LETTERS: Record<string, string> = { light: "c", dark: "f" };

/** Whether a text means a player by a name or a letter. */
export function isCalled(player: string, said: string): boolean {
  const name = player.toLowerCase();
  return [name, name.charAt(0), FRENCH_LETTERS[name]].includes(said);
}

/** The key of the variant in a text. */
export function variantKey(game: string): string {
  return game === "plank" ? "players" : "variant";
}

/** The letters of the pieces of the current players. */
export function lettersOf(game: string, variant: string): string[] | undefined {
  if (!variant || !PLAYERS[game]) return undefined;
  return playersOf(game, variant).map((player) => player.charAt(0).toUpperCase());
}
