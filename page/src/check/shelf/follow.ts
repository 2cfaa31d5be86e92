import type { Game } from "../record";
import type { Keepsake } from "./keepsake";

// Taking back one turn mends a slip. Further back a game branches off, and the former one is kept beside it.
const TAKEN_BACK = 1;

/** A keepsake of a game. */
type KeptGame = Keepsake & { game: Game };

export interface Found {
  keepsake: Keepsake | undefined;
  /** Whether it holds all turns of the game, so that nothing need be kept. */
  holds: boolean;
}

/** Where a game is kept, or where it goes on; `undefined` where it must be kept anew. `followed` is the keepsake of this desk as it last saw it. */
export function find(keepsakes: Keepsake[], followed: Keepsake | undefined, game: Game): Found {
  const games = keepsakes.filter((one): one is KeptGame => one.game?.header === game.header && one.game.found === game.found);
  const length = game.turns.length;
  const common = ({ game: { turns } }: KeptGame) => {
    const differs = turns.findIndex((turn, at) => turn !== game.turns[at]);
    return differs < 0 ? turns.length : differs;
  };
  const own = games.find(({ id }) => id === followed?.id);
  const holders = games.filter((one) => common(one) === length);
  const holder = holders.find((one) => one === own) ?? holders.find(({ game }) => game.turns.length === length) ?? holders[0];
  if (holder) return { keepsake: holder, holds: true };
  // Another window may have gone on with it.
  const isAsSeen = own !== undefined && own.game.turns.join() === followed?.game?.turns.join();
  if (isAsSeen && common(own) >= own.game.turns.length - TAKEN_BACK) return { keepsake: own, holds: false };
  const begun = games.filter((one) => common(one) === one.game.turns.length);
  return { keepsake: begun.sort((one, other) => other.game.turns.length - one.game.turns.length)[0], holds: false };
}

/** The keepsake to follow after a game was found in it: one that merely begins with the same turns is another game. */
export function following({ keepsake }: Found, followed: Keepsake | undefined, game: Game): Keepsake | undefined {
  return keepsake?.id === followed?.id || keepsake?.game?.turns.length === game.turns.length ? keepsake : undefined;
}
