import { useEffect, useRef } from "preact/hooks";
import { usePage } from "../app/page";
import { useTitle } from "../app/title";
import { useDrop } from "../app/use-drop";
import { Gallery } from "./gallery";
import { useChoices } from "./use-choices";
import { Workbench } from "./workbench";

interface Props {
  /** The name of the chosen game, empty for none. */
  game: string;
  active: boolean;
  /** Called with a sheet that is to be printed again. */
  onSheet: (sheet: File) => void;
}

export function Print({ game: name, active, onSheet }: Props) {
  const { games, lang, words } = usePage();
  const [choices, setChoices] = useChoices(name);
  const shown = useRef(false);
  const game = games?.games.find((one) => one.name === name);
  useDrop(active, ([file]) => file && onSheet(file));
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
      <Gallery onSheet={onSheet} />
    </>
  );
}
