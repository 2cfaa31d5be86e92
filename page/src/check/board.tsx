import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import type { PieceView } from "../engine/contract";
import { neighbour } from "./neighbour";
import { NOTHING } from "./laid";
import type { Lying } from "./pieces";
import type { Backdrop, Ground, Spot } from "./scene";
import { type Mark, SquareButton, shiftStyle } from "./square";
import type { Motion, Shift } from "./play/motion";
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
  /** The piece that would come to the targets. */
  held: Lying | undefined;
  motion: Motion;
  /** Whether the piece of a place can be dragged. */
  loose: (spot: Spot) => boolean;
  /** Controls around the board. */
  children?: ComponentChildren;
}

const STATED: Mark[] = ["touched", "target", "askew"];

/** A board with its pieces. One place is in the tab order, the others are reached with arrow keys. */
export function BoardView({ ground, label, pieces, sprites, words, say, marks, traces, hands, held, motion, loose, children }: Props) {
  const { check: told } = usePage().words;
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
      {ground.backdrops.map((backdrop) => {
        const under = spots.find(({ x, y }) => backdrop.x + backdrop.width / 2 === x && backdrop.y + backdrop.height / 2 === y);
        const shift = under && backdrop.width < width ? motion.shifts.get(under.name) : undefined;
        const key = `${backdrop.x} ${backdrop.y} ${backdrop.width} ${shift ? motion.serial : ""}`;
        return <Picture key={key} of={backdrop} ground={ground} sprites={sprites} shift={shift} />;
      })}
      {spots.map((spot) => (
        <SquareButton
          key={spot.name}
          spot={spot}
          ground={ground}
          word={words.get(spot.name) ?? NOTHING}
          pieces={pieces}
          sprites={sprites}
          isTurned={ground.isTurned ?? false}
          label={[say(spot, words.get(spot.name) ?? NOTHING), ...STATED.filter((mark) => marks.get(spot.name)?.includes(mark)).map((mark) => told.marks[mark] ?? "")].join(", ")}
          marks={marks.get(spot.name)}
          ghost={marks.get(spot.name)?.includes("target") ? held : undefined}
          shift={motion.shifts.get(spot.name)}
          serial={motion.serial}
          stop={spot.name === first}
          loose={loose(spot)}
          onPress={() => {
            setStop(spot.name);
            hands.press(spot);
          }}
          onGrasp={(event) => hands.grasp(event, spot)}
        />
      ))}
      <Traces width={width} height={height} traces={traces.filter((trace) => trace.ground === ground.key)} />
      {children}
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
  shift?: Shift | undefined;
}

/** A picture at its place on a board. */
export function Picture({ of, ground, sprites, shift }: PictureProps) {
  return (
    <img
      class={`laid-picture${of.isNew ? " new" : ""}${shift && shift !== "new" ? " moving" : ""}`}
      alt=""
      draggable={false}
      src={sprites(of.svg)}
      style={{
        left: percent(of.x / ground.width),
        top: percent(of.y / ground.height),
        width: percent(of.width / ground.width),
        height: percent(of.height / ground.height),
        transform: of.quarters ? `rotate(${of.quarters * 90}deg)` : "",
        ...shiftStyle(shift),
      }}
    />
  );
}

export function percent(part: number): string {
  return `${part * 100}%`;
}
