import { useRef, useState } from "preact/hooks";
import type { PieceView } from "../engine/contract";
import { neighbour } from "./neighbour";
import { NOTHING } from "./laid";
import type { Backdrop, Ground, Spot } from "./scene";
import { type Mark, SquareButton } from "./square";
import type { Sprites } from "./use-sprites";
import { Traces } from "./traces-view";
import type { Trace } from "./traces";

/** Actions on a place. */
export interface Hands {
  press: (spot: Spot) => void;
  /** Handles a key; returns whether it had an effect. */
  key: (spot: Spot, key: string) => boolean;
  /** Starts dragging a piece. */
  grasp: (event: PointerEvent, spot: Spot) => void;
}

interface Props {
  ground: Ground;
  label: string;
  pieces: PieceView[];
  sprites: Sprites;
  words: Map<string, string>;
  say: (spot: Spot, word: string) => string;
  marks: Map<string, Mark[]>;
  traces: Trace[];
  hands: Hands;
  /** Whether pieces can be dragged. */
  loose: boolean;
}

/** A board with its pieces. One place is in the tab order, the others are reached with arrow keys. */
export function BoardView({ ground, label, pieces, sprites, words, say, marks, traces, hands, loose }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState("");
  const { spots, width, height } = ground;
  const first = spots.some(({ name }) => name === stop) ? stop : lowest(spots)?.name;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const name = (event.target as HTMLElement).dataset["spot"];
    const spot = spots.find((spot) => spot.name === name);
    if (!spot) return;
    const next = neighbour(spots, spot, event.key);
    if (next) {
      setStop(next.name);
      element.current?.querySelector<HTMLElement>(`[data-spot="${next.name}"]`)?.focus();
    }
    if (next || event.key.startsWith("Arrow") || hands.key(spot, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div
      ref={element}
      class="laid-board"
      role="group"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}`, "--wide": `${width}`, "--high": `${height}` }}
      onKeyDown={onKeyDown}
    >
      {ground.backdrops.map((backdrop) => (
        <Picture key={`${backdrop.x} ${backdrop.y} ${backdrop.width}`} of={backdrop} ground={ground} sprites={sprites} />
      ))}
      {spots.map((spot) => (
        <SquareButton
          key={spot.name}
          spot={spot}
          ground={ground}
          word={words.get(spot.name) ?? NOTHING}
          pieces={pieces}
          sprites={sprites}
          label={say(spot, words.get(spot.name) ?? NOTHING)}
          marks={marks.get(spot.name)}
          stop={spot.name === first}
          loose={loose}
          onPress={() => {
            setStop(spot.name);
            hands.press(spot);
          }}
          onGrasp={(event) => hands.grasp(event, spot)}
        />
      ))}
      <Traces width={width} height={height} traces={traces.filter((trace) => trace.ground === ground.key)} />
    </div>
  );
}

function lowest(spots: Spot[]): Spot | undefined {
  return spots.reduce<Spot | undefined>((best, spot) => (!best || spot.y - spot.x / 1e3 > best.y - best.x / 1e3 ? spot : best), undefined);
}

interface PictureProps {
  of: Backdrop;
  ground: { width: number; height: number };
  sprites: Sprites;
}

/** A picture at its place on a board. */
export function Picture({ of, ground, sprites }: PictureProps) {
  return (
    <img
      class="laid-picture"
      alt=""
      draggable={false}
      src={sprites(of.svg)}
      style={{
        left: percent(of.x / ground.width),
        top: percent(of.y / ground.height),
        width: percent(of.width / ground.width),
        height: percent(of.height / ground.height),
        transform: of.quarters ? `rotate(${of.quarters * 90}deg)` : "",
      }}
    />
  );
}

export function percent(part: number): string {
  return `${part * 100}%`;
}
