import { Icon } from "../../app/icon";
import { usePage } from "../../app/page";
import type { TableResponse } from "../../engine/contract";
import { kindOf } from "../scene";
import type { Sprites } from "../use-sprites";

interface Props {
  table: TableResponse;
  /** The strips that may be laid, by their colours from left to right. */
  planks: string[];
  /** The one that is held out. */
  plank: string | undefined;
  sprites: Sprites;
  onChoose: (plank: string) => void;
}

const reversed = (colours: string) => [...colours].reverse().join("");

/** The strips that the player may lay. One of them is held out at the ends of the row. */
export function Planks({ table, planks, plank, sprites, onChoose }: Props) {
  const { check: words } = usePage().words;
  const spoken = (colours: string) => [...colours].map((letter) => table.names.colours[letter] ?? letter).join(", ");
  // The same strip the other way round is the same strip.
  const kinds = planks.filter((one, at) => !planks.slice(0, at).includes(reversed(one)));
  const turned = plank && planks.includes(reversed(plank)) && reversed(plank) !== plank ? reversed(plank) : undefined;
  return (
    <section class="planks" aria-label={words.planksToLay}>
      <h2>{words.planksToLay}</h2>
      <ul>
        {kinds.map((one) => {
          const shown = plank === reversed(one) ? plank : one;
          const found = kindOf(table.strips, shown);
          return (
            <li key={one}>
              <button type="button" class="plank" aria-pressed={plank === shown} aria-label={spoken(shown)} onClick={() => (plank === shown && turned ? onChoose(turned) : onChoose(shown))}>
                {found && <img src={sprites(found.kind.svg)} alt="" draggable={false} class={found.turned ? "turned" : undefined} />}
              </button>
            </li>
          );
        })}
      </ul>
      {turned && (
        <button type="button" class="quiet" onClick={() => onChoose(turned)}>
          <Icon name="redo" /> {words.turnPlank}
        </button>
      )}
    </section>
  );
}
