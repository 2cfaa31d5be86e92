import { useEffect, useState } from "preact/hooks";
import type { BundledGame, Lang } from "../engine/contract";
import { onHanded, take } from "./handover";
import type { Game } from "./record";
import { rulesAsText, rulesFromText, type Rules } from "./rule-options";

/** A text that comes to the desk. */
export interface Coming {
  text: string;
  /** The language in which the library wrote it, if that is known. */
  lang?: Lang | undefined;
  game?: Game | undefined;
  /** The options of the rules that belong to it; `undefined` for those on the desk. */
  rules?: string | undefined;
}

interface Options {
  game: BundledGame;
  rules: Rules;
  onRules: (rules: Rules) => void;
}

/** Opens what comes from other tabs, links and the list of what is kept, under the rules that belong to it. */
export function useOpening(name: string, { game, rules, onRules }: Options, open: (coming: Coming) => void): (coming: Coming) => void {
  const [coming, setComing] = useState<Coming>();
  useEffect(() => {
    const receive = () => setComing((before) => take(name) ?? before);
    receive();
    return onHanded(receive);
  }, [name]);
  useEffect(() => {
    if (!coming) return;
    const wanted = coming.rules === undefined ? rules : rulesFromText(game, coming.rules);
    // The desk has other rules only once it is rendered with them.
    if (rulesAsText(game, wanted) !== rulesAsText(game, rules)) return onRules(wanted);
    setComing(undefined);
    open(coming);
  }, [coming, rules]);
  return setComing;
}
