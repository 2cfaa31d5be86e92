import { useState } from "preact/hooks";
import { usePage } from "../app/page";
import type { TurnView, TableContents, TableResponse } from "../engine/contract";
import { BoardView, type Hands } from "./board";
import { places } from "./laid";
import type { Names } from "./names";
import { StripTools } from "./rack";
import type { Ground } from "./scene";
import type { Mark } from "./square";
import type { Trace } from "./traces";
import type { Carried } from "./use-carry";
import type { Mode } from "./use-hands";
import type { Sprites } from "./use-sprites";

interface Props {
  grounds: Ground[];
  table: TableResponse;
  laid: TableContents;
  sprites: Sprites;
  names: Names;
  mode: Mode;
  hands: Hands;
  touched: string;
  turns: TurnView[];
  faults: string[];
  lit: string[];
  traces: Trace[];
  carried: Carried | undefined;
  onEdit: (change: (laid: TableContents) => TableContents) => void;
}

/** All boards of the game. On narrow screens one at a time is shown. */
export function Boards(props: Props) {
  const { grounds, table, laid, sprites, names, mode, hands, touched, turns, faults, lit, traces, carried, onEdit } = props;
  const { check: words } = usePage().words;
  const [front, setFront] = useState(0);
  const marks = marksOf(grounds, faults, lit, touched, turns);
  const lies = places(laid);
  const title = (ground: Ground) => (ground.letter ? words.camp(ground.letter) : ground.key === "strips" ? words.row : words.board);
  return (
    // A finger that carries a piece does not scroll.
    <div class={`boards${carried ? " carrying" : ""}`} data-front={front} data-count={grounds.length} onTouchMove={(event) => carried && event.cancelable && event.preventDefault()}>
      {grounds.length > 1 && (
        <div class="segmented boards-front" role="group" aria-label={words.shownBoard}>
          {grounds.map((ground, at) => (
            <button key={ground.key} type="button" aria-pressed={at === front} onClick={() => setFront(at)}>
              {title(ground)}
            </button>
          ))}
        </div>
      )}
      {grounds.map((ground, at) => (
        <figure key={ground.key} class={`board-figure${at === front ? " front" : ""}`}>
          {grounds.length > 1 && <figcaption>{title(ground)}</figcaption>}
          {ground.spots.length === 0 ? (
            <p class="no-strips">
              {words.noStrips} {mode === "lay" && words.addStrip}
            </p>
          ) : (
            <BoardView
              ground={ground}
              label={title(ground)}
              pieces={table.pieces}
              sprites={sprites}
              words={lies}
              say={names.place}
              marks={marks}
              traces={traces}
              hands={hands}
              loose={mode === "lay"}
            />
          )}
          {ground.key === "strips" && mode === "lay" && <StripTools laid={laid} onEdit={onEdit} />}
        </figure>
      ))}
      {carried && (
        <span class="carried-piece" style={{ left: `${carried.x}px`, top: `${carried.y}px`, width: `${carried.size}px` }}>
          {carried.picture ? <img src={carried.picture} alt="" style={{ transform: `rotate(${carried.quarters * 90}deg)` }} /> : carried.word}
        </span>
      )}
    </div>
  );
}

function marksOf(grounds: Ground[], faults: string[], lit: string[], touched: string, turns: TurnView[]): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  const mark = (named: string[], look: Mark) => {
    for (const { name } of grounds.flatMap(({ spots }) => spots)) {
      // A strip as a whole is named by its number alone.
      const found = named.some((one) => one === name || name.startsWith(`${one}:`));
      if (found) marks.set(name, [...(marks.get(name) ?? []), look]);
    }
  };
  mark([...new Set(faults)], "fault");
  mark(lit, "lit");
  if (touched) mark([touched], "touched");
  // Without a selection, the places where a piece of the box may be laid.
  const own = turns.filter(({ act }) => act.from === (touched || null));
  mark([...new Set(own.flatMap(({ act }) => act.to ?? []))], "target");
  return marks;
}
