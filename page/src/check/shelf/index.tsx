import { useRef } from "preact/hooks";
import { usePage } from "../../app/page";
import type { BundledGame } from "../../engine/contract";
import { save } from "../../sheets/save";
import type { Place } from "../place";
import { rulesAsText, type Rules } from "../rule-options";
import type { Keepable } from "../shown";
import type { Desk } from "../use-desk";
import type { Coming } from "../use-opening";
import { fileName, fileText } from "./file";
import { titleOf, type Keepsake } from "./keepsake";
import { Row } from "./row";
import { Told } from "./told";
import { useShelf } from "./use-shelf";

interface Props {
  /** The key of the game in the storage. */
  name: string;
  game: BundledGame;
  place: Place;
  desk: Desk;
  rules: Rules;
  shown: Keepable;
  onOpen: (coming: Coming) => void;
}

/** The games and positions kept in the browser: to open, name, save and remove. */
export function Shelf({ name, game, place, desk, rules, shown, onOpen }: Props) {
  const { shelf: words } = usePage().words;
  const shelf = useShelf(name, desk, rulesAsText(game, rules));
  const section = useRef<HTMLElement>(null);
  const { keepsakes, later } = shelf;

  const open = ({ text, lang, game, rules }: Keepsake) => {
    onOpen({ text, lang, game, rules });
    // On a phone the list is far below the board.
    section.current?.closest(".check-desk")?.querySelector(".check-board")?.scrollIntoView({ block: "nearest" });
  };
  const saveFile = async (keepsake: Keepsake) => {
    const text = await fileText(place, game, keepsake);
    save({ name: fileName(name, titleOf(keepsake, words)), bytes: new TextEncoder().encode(text) });
  };
  return (
    <section ref={section} class="shelf" aria-label={words.heading}>
      <button type="button" class="quiet" title={words.keepLong} disabled={desk.pending || !shown.text.trim()} onClick={() => shelf.keepShown(shown)}>
        {words.keep}
      </button>
      <details>
        <summary>
          {words.heading} <span class="shelf-count">{keepsakes.length}</span>
        </summary>
        <p class="help">{words.help}</p>
        <ul>
          {keepsakes.map((keepsake) => (
            <Row
              key={keepsake.id}
              keepsake={keepsake}
              onRename={(title) => shelf.rename(keepsake, title)}
              onOpen={() => open(keepsake)}
              onSave={() => void saveFile(keepsake)}
              onRemove={() => shelf.remove(keepsake)}
            />
          ))}
        </ul>
        {later > 0 && <p class="help">{words.later(later)}</p>}
      </details>
      <Told done={shelf.done} keeps={desk.keeps} onPutBack={shelf.putBack} />
    </section>
  );
}
