import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { NOTHING, UNKNOWN } from "../check/laid";
import { names as namesOf } from "../check/names";
import { lying, stocks } from "../check/pieces";
import { unplaced } from "../check/scene";
import { useSprites } from "../check/use-sprites";
import type { SeenPlace, TableResponse } from "../engine/contract";

interface Props {
  place: SeenPlace;
  table: TableResponse;
  value: string | undefined;
  onChoose: (word: string) => void;
  onClose: () => void;
}

/** The candidates for a place, the likeliest first. */
export function Choice({ place, table, value, onChoose, onClose }: Props) {
  const { words: all } = usePage();
  const sprites = useSprites(table);
  const names = namesOf(table, all);
  const spot = unplaced(place.name);
  const every = [...stocks(table).flatMap(({ kinds }) => kinds[0]?.written ?? []), NOTHING, UNKNOWN];
  const words = [...new Set([...place.may, ...every])];
  return (
    <section class="choice" aria-label={all.photo.whatLies(place.name)}>
      <header>
        <h2>{all.photo.whatLies(place.name)}</h2>
        <button type="button" class="round" aria-label={all.shell.dismiss} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="choice-words">
        {words.map((word) => {
          const colour = table.pieces.find(({ written }) => written.includes(word))?.colour ?? "";
          const found = lying(table.pieces, word, colour);
          return (
            <button key={word} type="button" class="quiet" aria-pressed={word === value} onClick={() => onChoose(word)}>
              {found && <img src={sprites(found.kind.svg)} alt="" style={{ transform: `rotate(${found.quarters * 90}deg)` }} />}
              {names.lies(spot, word)}
            </button>
          );
        })}
      </div>
    </section>
  );
}
