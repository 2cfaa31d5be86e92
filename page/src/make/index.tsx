import { useMemo } from "preact/hooks";
import { usePage } from "../app/page";
import { useTitle } from "../app/title";
import type { Again } from "../print/use-again";
import { Desk } from "./desk";
import { startOf, useWork } from "./use-work";

interface Props {
  active: boolean;
  /** What the address says after the name of the tab. */
  address: string;
  again: Again;
}

export function Make({ active, address, again }: Props) {
  const { games, lang, words } = usePage();
  const start = useMemo(() => {
    const first = games?.starters.find(({ name }) => name === "tokens") ?? games?.starters[0];
    return games && first && startOf(first, games.files, lang);
  }, [games, lang]);
  const kept = useWork(start);
  useTitle("make", kept.work?.name);
  return (
    <div class="make">
      <header class="make-title">
        <h1>{words.make.heading}</h1>
        <p>{words.make.intro}</p>
      </header>
      {kept.work ? <Desk {...kept} work={kept.work} active={active} address={address} again={again} /> : <p class="waiting">{words.shell.starting}</p>}
    </div>
  );
}
