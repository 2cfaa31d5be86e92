import { usePage } from "../../app/page";
import type { TableContents, TableResponse, TurnView } from "../../engine/contract";
import type { Names } from "../names";
import type { Spot } from "../scene";
import type { Sprites } from "../use-sprites";
import { pilesOf } from "./piles";
import { isPass, sourceOf } from "./sources";
import type { Touch } from "./use-touch";

interface Props {
  table: TableResponse;
  laid: TableContents;
  spots: Spot[];
  sprites: Sprites;
  names: Names;
  /** The letters of the pieces in the game, if only some are. */
  letters: string[] | undefined;
  touch: Touch;
  onPlay: (turn: TurnView) => void;
}

/** The pieces beside the board: the box, the reserve, hands, and what is out of the game. Those that may be taken are buttons. */
export function Tray({ table, laid, spots, sprites, names, letters, touch, onPlay }: Props) {
  const { check: words } = usePage().words;
  const { hold, held, turns } = touch;
  const sources = new Set(turns.map(({ act }) => sourceOf(act)));
  const loose = turns.filter(({ act }) => isPass(act) || (act.beside && sourceOf(act) === hold?.source));
  return (
    <div class="tray" role="group" aria-label={words.tray}>
      {pilesOf(table, laid, spots, letters).map(({ pile, owner, heaps }) => (
        <section key={`${pile}${owner}`} class="tray-pile" aria-label={words.piles[pile](owner ? names.letter(owner) : "")}>
          <h2>{words.piles[pile](owner ? names.letter(owner) : "")}</h2>
          <ul>
            {heaps.map(({ kind, count, source }) => {
              const on = hold?.source === source;
              const canTake = sources.has(source) && pile !== "out";
              const name = words.tookOf(names.piece(kind), count);
              const quarters = on ? (held?.quarters ?? 0) : 0;
              const picture = <img src={sprites(kind.svg)} alt="" draggable={false} style={{ transform: `rotate(${quarters * 90}deg)` }} />;
              return (
                <li key={source}>
                  {canTake ? (
                    <button
                      type="button"
                      class="tray-piece"
                      data-source={source}
                      aria-pressed={on}
                      aria-label={on && kind.written.length > 1 ? `${name}, ${words.turned(quarters)}` : name}
                      onClick={() => touch.pick(source)}
                      onPointerDown={(event) => touch.lift(event, source, 56)}
                    >
                      {picture}
                      <span class="tray-count">{count}</span>
                    </button>
                  ) : (
                    <span class="tray-piece resting" role="img" aria-label={name}>
                      {picture}
                      <span class="tray-count">{count}</span>
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <div class="tray-tools">
        {held && held.kind.written.length > 1 && !spots.some(({ name }) => name === hold?.source) && (
          <button type="button" class="quiet" onClick={touch.rotate}>
            {words.turnPiece}
          </button>
        )}
        {loose.map((turn) => (
          <button key={turn.turn} type="button" class="quiet" data-turn={turn.turn} onClick={() => onPlay(turn)}>
            {turn.act.beside ? words.layBeside : words.pass}
          </button>
        ))}
      </div>
    </div>
  );
}
