import { useEffect, useState } from "preact/hooks";
import type { Keepable } from "../shown";
import type { Desk } from "../use-desk";
import { isSame, keepsake, type Keepsake } from "./keepsake";
import { keep, keptOf, onKept, remove, type Kept, type Refusal } from "./store";
import { useKeptGame } from "./use-kept-game";

/** What was done last. */
export type Done = { kept: Keepsake } | { removed: Keepsake } | { refused: Refusal };

export interface ShelfState extends Kept {
  done: Done | undefined;
  keepShown: (shown: Keepable) => void;
  /** An empty name is the default one. */
  rename: (keepsake: Keepsake, name: string | undefined) => void;
  remove: (keepsake: Keepsake) => void;
  putBack: (keepsake: Keepsake) => void;
}

/** The games and positions of a game that are kept in the browser. Other windows may change them at any time, so each change starts from the storage. */
export function useShelf(name: string, desk: Desk, rules: string): ShelfState {
  const [kept, setKept] = useState(() => keptOf(name));
  const [done, setDone] = useState<Done>();
  const look = () => setKept(keptOf(name));
  useEffect(() => onKept(name, look), [name]);

  const put = (keepsake: Keepsake): Refusal | undefined => {
    const refused = keep(name, keepsake);
    setDone(refused && { refused });
    look();
    return refused;
  };
  useKeptGame(name, desk, rules, put);
  const keepShown = (shown: Keepable) => {
    const kept = keptOf(name).keepsakes.find((one) => isSame(one, { ...shown, rules })) ?? keepsake(shown, rules);
    if (put(kept) === undefined) setDone({ kept });
  };
  const rename = ({ id }: Keepsake, title: string | undefined) => {
    const latest = keptOf(name).keepsakes.find((one) => one.id === id);
    if (latest) put({ ...latest, name: title });
    else look();
  };
  const takeAway = (removed: Keepsake) => {
    remove(name, removed);
    setDone({ removed });
    look();
  };
  return { ...kept, done, keepShown, rename, remove: takeAway, putBack: put };
}
