import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import type { TableContents, TableResponse, TurnView } from "../engine/contract";
import { BoardView, type Hands } from "./board";
import { places } from "./laid";
import type { Mode } from "./mode";
import type { Names } from "./names";
import type { Lying } from "./pieces";
import type { Motion } from "./play/motion";
import { Slides } from "./play/slides";
import { StripTools } from "./rack";
import type { Ground, Spot } from "./scene";
import type { Mark } from "./square";
import type { Trace } from "./traces";
import type { Carried } from "./use-carry";
import type { Sprites } from "./use-sprites";

interface Props {
  grounds: Ground[];
  table: TableResponse;
  laid: TableContents;
  sprites: Sprites;
  names: Names;
  mode: Mode;
  hands: Hands;
  held: Lying | undefined;
  motion: Motion;
  marks: Map<string, Mark[]>;
  traces: Trace[];
  carried: Carried | undefined;
  /** Whether the piece of a place can be dragged. */
  loose: (spot: Spot) => boolean;
  onEdit: (change: (laid: TableContents) => TableContents) => void;
  /** The turns that slide lines. */
  slides: TurnView[];
  onPlay: (turn: TurnView) => void;
  onLight: (turn: TurnView | undefined) => void;
}

/** All boards of the game. On narrow screens one at a time is shown. */
export function Boards(props: Props) {
  const { grounds, table, laid, sprites, names, mode, hands, held, motion, marks, traces, carried, loose, onEdit, slides, onPlay, onLight } = props;
  const { check: words } = usePage().words;
  const [front, setFront] = useState(0);
  const lies = places(laid);
  const title = (ground: Ground) => (ground.letter ? words.camp(ground.letter) : ground.key === "strips" ? words.row : words.board);
  const isTarget = ({ name }: Spot) => marks.get(name)?.some((mark) => mark === "target" || mark === "askew") ?? false;
  // The board to which a held piece may go comes to the front.
  const wanted = grounds.some(({ spots }, at) => at === front && spots.some(isTarget)) ? -1 : grounds.findIndex(({ spots }) => spots.some(isTarget));
  useEffect(() => {
    if (wanted >= 0) setFront(wanted);
  }, [wanted]);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (held) showTargets(element.current);
  }, [held?.kind, front]);
  const turned = grounds.some(({ isTurned }) => isTurned) ? 2 : 0;
  return (
    // A finger that carries a piece does not scroll.
    <div
      ref={element}
      class={`boards${carried ? " carrying" : ""}${slides.length > 0 ? " sliding" : ""}`}
      data-front={front}
      data-count={grounds.length}
      onTouchMove={(event) => carried && event.cancelable && event.preventDefault()}
    >
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
              held={held}
              motion={motion}
              loose={loose}
            >
              <Slides ground={ground} turns={slides} onPlay={onPlay} onLight={onLight} />
            </BoardView>
          )}
          {ground.key === "strips" && mode === "lay" && <StripTools laid={laid} onEdit={onEdit} />}
        </figure>
      ))}
      {carried && (
        <span class="carried-piece" style={{ left: `${carried.x}px`, top: `${carried.y}px`, width: `${carried.size}px` }}>
          {carried.picture ? <img src={carried.picture} alt="" style={{ transform: `rotate(${(carried.quarters + turned) * 90}deg)` }} /> : carried.word}
        </span>
      )}
    </div>
  );
}

/** Scrolls to the places where a held piece may go, unless one of them is in sight. */
function showTargets(boards: HTMLElement | null): void {
  const targets = [...(boards?.querySelectorAll<HTMLElement>(".target, .askew") ?? [])].filter(({ offsetParent }) => offsetParent);
  const isInSight = (target: HTMLElement) => {
    const { top, bottom } = target.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  if (targets.some(isInSight)) return;
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  targets[0]?.scrollIntoView({ block: "center", behavior });
}
