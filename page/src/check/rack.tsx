import { usePage } from "../app/page";
import { Icon } from "../app/icon";
import type { TableContents, TableResponse } from "../engine/contract";
import { addStrip, moveStrip, removeStrip, turnStrip } from "./laid";
import { kindOf } from "./scene";
import type { Sprites } from "./use-sprites";

interface Props {
  table: TableResponse;
  laid: TableContents;
  sprites: Sprites;
  onEdit: (change: (laid: TableContents) => TableContents) => void;
}

/** Controls that add a strip to the row, at its top or bottom. */
export function Rack({ table, laid, sprites, onEdit }: Props) {
  const { check: words } = usePage().words;
  const colours = [...new Set(table.strips.flatMap(({ colours }) => [colours, [...colours].reverse().join("")]))];
  const spoken = (colours: string) => [...colours].map((letter) => table.names.colours[letter] ?? letter).join(", ");
  return (
    <section class="rack" aria-label={words.rack}>
      <h2>{words.rack}</h2>
      <ul>
        {colours.map((colours) => {
          const found = kindOf(table.strips, colours);
          if (!found) return null;
          const add = (end: "top" | "bottom") => onEdit((laid) => addStrip(laid, colours, end));
          return (
            <li key={colours}>
              <img src={sprites(found.kind.svg)} alt="" class={found.turned ? "turned" : undefined} />
              <button type="button" class="round" aria-label={words.addTop(spoken(colours))} title={words.addTop(spoken(colours))} onClick={() => add("top")}>
                <Up />
              </button>
              <button type="button" class="round" aria-label={words.addBottom(spoken(colours))} title={words.addBottom(spoken(colours))} onClick={() => add("bottom")}>
                <Down />
              </button>
            </li>
          );
        })}
      </ul>
      {laid.strips.length > 0 && <p class="help">{words.rackHelp(laid.strips.length)}</p>}
    </section>
  );
}

/** Controls beside a strip of the row. */
export function StripTools({ laid, onEdit }: Pick<Props, "laid" | "onEdit">) {
  const { check: words } = usePage().words;
  const last = laid.strips.length - 1;
  return (
    <ol class="strip-tools" aria-label={words.stripTools}>
      {laid.strips.map((_, row) => (
        <li key={row}>
          <button type="button" class="round" aria-label={words.stripUp(row + 1)} disabled={row === 0} onClick={() => onEdit((laid) => moveStrip(laid, row, row - 1))}>
            <Up />
          </button>
          <button type="button" class="round" aria-label={words.stripDown(row + 1)} disabled={row === last} onClick={() => onEdit((laid) => moveStrip(laid, row, row + 1))}>
            <Down />
          </button>
          <button type="button" class="round" aria-label={words.stripTurn(row + 1)} onClick={() => onEdit((laid) => turnStrip(laid, row))}>
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9a8 8 0 0114-2l2 2M20 4v5h-5M20 15a8 8 0 01-14 2l-2-2M4 20v-5h5" />
            </svg>
          </button>
          <button type="button" class="round" aria-label={words.stripRemove(row + 1)} onClick={() => onEdit((laid) => removeStrip(laid, row))}>
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Up() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 19V6M6 11l6-6 6 6" />
    </svg>
  );
}

function Down() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 5v13M6 13l6 6 6-6" />
    </svg>
  );
}
