import { usePage } from "../app/page";
import { NOTHING, UNKNOWN } from "../check/laid";
import type { Names } from "../check/names";
import { lying } from "../check/pieces";
import { unplaced } from "../check/scene";
import type { PieceView, Seen, SeenPlace, TableResponse } from "../engine/contract";
import type { Corrections } from "./photos";

interface Props {
  seen: Seen;
  table: TableResponse;
  names: Names;
  settled: Corrections["squares"];
  /** The places of a finding. */
  lit: string[];
  open: string | undefined;
  onOpen: (place: string) => void;
}

/** The reading drawn over the photo. Uncertain places are ringed; any place can be corrected. */
export function Overlay({ seen, table, names, settled, lit, open, onOpen }: Props) {
  const { photo: words } = usePage().words;
  const [width, height] = seen.size;
  return (
    <>
      <svg class="photo-overlay" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {seen.places.map((place) => (
          <polygon
            key={place.name}
            class={`${lookOf(place, settled, open)}${lit.includes(place.name) ? " lit" : ""}`}
            points={place.corners.map(([x, y]) => `${x},${y}`).join(" ")}
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
      {seen.places.map((place) => {
        const [x, y] = middle(place);
        const word = settled[place.name] ?? place.what ?? "?";
        return (
          <button
            key={place.name}
            type="button"
            class={`photo-place ${lookOf(place, settled, open)}`}
            style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
            aria-label={words.place(place.name, word === UNKNOWN ? undefined : names.lies(unplaced(place.name), word))}
            aria-pressed={place.name === open}
            onClick={() => onOpen(place.name)}
          >
            {word === NOTHING ? "·" : shown(table.pieces, word)}
          </button>
        );
      })}
    </>
  );
}

function lookOf({ name, what }: SeenPlace, settled: Corrections["squares"], open: string | undefined): string {
  const sure = settled[name] !== undefined ? "settled" : what === null ? "unsure" : what === NOTHING ? "bare" : "sure";
  return name === open ? `${sure} open` : sure;
}

/** The contents of a place with the letter of the language: `C`, `Y2`. */
function shown(pieces: PieceView[], word: string): string {
  const kind = lying(pieces, word, "")?.kind;
  return kind && word.startsWith(kind.letter) ? kind.sign + word.slice(kind.letter.length) : word;
}

function middle({ corners }: SeenPlace): [number, number] {
  const sum = corners.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0] as [number, number]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}
