import { usePage } from "../app/page";
import type { PieceView, TableContents, TableResponse } from "../engine/contract";
import { NOTHING, UNKNOWN } from "./laid";
import type { Names } from "./names";
import { left, stocks } from "./pieces";
import type { Spot } from "./scene";
import type { Load } from "./use-carry";
import type { Sprites } from "./use-sprites";

interface Props {
  table: TableResponse;
  laid: TableContents;
  spots: Spot[];
  sprites: Sprites;
  names: Names;
  /** The piece to place next, in notation. */
  chosen: string;
  /** Restricts the pieces to these letters, if the number of players is known. */
  letters: string[] | undefined;
  onChoose: (word: string) => void;
  onGrasp: (event: PointerEvent, load: Load, size: number) => void;
}

/** The box: the available pieces and their remaining numbers. */
export function Box({ table, laid, spots, sprites, names, chosen, letters, onChoose, onGrasp }: Props) {
  const { check: words } = usePage().words;
  const shown = stocks(table).filter(({ letter }) => !letters || letters.includes(letter));
  const count = (kind: PieceView) => left(kind, laid, spots, table.pieces);
  return (
    <div class="box" role="group" aria-label={words.box}>
      {shown.map(({ letter, word, kinds }) => {
        const [kind] = kinds;
        if (!kind) return null;
        const ways = kind.written;
        const on = ways.includes(chosen);
        const quarters = on ? ways.indexOf(chosen) : 0;
        const name = kind.colour ? (table.names.pieces[letter] ?? letter) : names.piece(kind);
        const lefts = kinds.map((kind) => ({ kind, left: count(kind) }));
        return (
          <button
            key={letter}
            type="button"
            class="box-piece"
            aria-pressed={on}
            aria-label={words.boxPiece(name, lefts.map(({ left }) => left).reduce((sum, left) => sum + left, 0))}
            title={kind.colour ? name : `${name} (${kind.sign})`}
            onClick={() => onChoose(on ? "" : word)}
            onPointerDown={(event) =>
              onGrasp(event, { word: on ? chosen : word, from: undefined, picture: sprites(kind.svg), quarters }, 56)
            }
          >
            <span class="box-pictures">
              {lefts.map(({ kind, left }) => (
                <img
                  key={kind.colour}
                  class={left > 0 ? undefined : "gone"}
                  src={sprites(kind.svg)}
                  alt=""
                  draggable={false}
                  style={{ transform: `rotate(${quarters * 90}deg)` }}
                />
              ))}
            </span>
            <span class={`box-count${lefts.some(({ left }) => left < 0) ? " over" : ""}`} data-left={lefts.map(({ left }) => String(left).replace("-", "−")).join(" ")} />
          </button>
        );
      })}
      <Tool word={UNKNOWN} sign="?" name={words.layUnknown} chosen={chosen} onChoose={onChoose} />
      <Tool word={NOTHING} sign="×" name={words.takeOff} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

interface ToolProps {
  word: string;
  sign: string;
  name: string;
  chosen: string;
  onChoose: (word: string) => void;
}

function Tool({ word, sign, name, chosen, onChoose }: ToolProps) {
  const on = chosen === word;
  return (
    <button type="button" class="box-piece box-tool" aria-pressed={on} aria-label={name} title={name} onClick={() => onChoose(on ? "" : word)}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
