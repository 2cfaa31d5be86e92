import { useEffect, useState } from "preact/hooks";
import { useLink } from "../app/use-link";
import type { BundledGame } from "../engine/contract";
import { handOver } from "./handover";
import { rulesAsText, type Rules } from "./rule-options";

/** What the address of a link says before the text: the game, and the options of its rules if they are not as usual. */
export function linkPlace(name: string, game: BundledGame, rules: Rules): string {
  const options = rulesAsText(game, rules);
  return options ? `${name}/${options}/` : `${name}/`;
}

/** Opens the position or record in the address. Returns whether the link was bad, as long as its game is shown. */
export function useLinked(address: string, games: BundledGame[]): boolean {
  const [bad, setBad] = useState<string>();
  useEffect(() => setBad((bad) => (bad === address ? bad : undefined)), [address]);
  useLink("check", games.length > 0 ? address : "", (text, before) => {
    const [name = "", rules = ""] = before.split("/");
    if (text !== undefined && games.some((game) => game.name === name)) handOver({ game: name, text, rules });
    else setBad(name);
  });
  return bad !== undefined && bad === address;
}
