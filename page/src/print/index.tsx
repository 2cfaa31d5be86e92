import { useEffect, useRef } from "preact/hooks";
import { usePage } from "../app/page";
import { useTitle } from "../app/title";
import { Gallery } from "./gallery";
import { useChoices } from "./use-choices";
import { Workbench } from "./workbench";

interface Props {
  /** The name of the chosen game, empty for none. */
  game: string;
  active: boolean;
}

export function Print({ game: name, active }: Props) {
  const { games, lang, words } = usePage();
  const [choices, setChoices] = useChoices(name);
  const shown = useRef(false);
  const game = games?.games.find((one) => one.name === name);
  useTitle("print", game?.title[lang]);
  useEffect(() => {
    if (games) shown.current = true;
  }, [games]);
  if (game) {
    return <Workbench key={game.name} game={game} active={active} choices={choices} onChoices={setChoices} follows={shown.current} />;
  }
  return (
    <>
      {games && name && <p class="waiting">{words.print.unknown}</p>}
      <Gallery />
    </>
  );
}
