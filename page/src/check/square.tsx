import type { PieceView } from "../engine/contract";
import { NOTHING, UNKNOWN } from "./laid";
import { lying, type Lying } from "./pieces";
import type { Shift } from "./play/motion";
import type { Spot } from "./scene";
import type { Sprites } from "./use-sprites";

export type Mark = "fault" | "lit" | "touched" | "last" | "source" | "target" | "askew";

interface Props {
  spot: Spot;
  ground: { width: number; height: number };
  /** Whether the board is seen from the opposite side. */
  isTurned: boolean;
  word: string;
  pieces: PieceView[];
  sprites: Sprites;
  label: string;
  marks: Mark[] | undefined;
  /** The piece that would come here. */
  ghost: Lying | undefined;
  /** How its piece has just come here. */
  shift: Shift | undefined;
  /** Changes with every motion, so that the same one is shown again. */
  serial: number;
  stop: boolean;
  loose: boolean;
  onPress: () => void;
  onGrasp: (event: PointerEvent) => void;
}

/** A place as a button, with its piece. */
export function SquareButton({ spot, ground, word, pieces, sprites, label, marks, ghost, shift, serial, isTurned, stop, loose, onPress, onGrasp }: Props) {
  const [wide, high] = spot.half;
  const found = lying(pieces, word, spot.colour);
  const carried = loose && word !== NOTHING;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const piece = ({ kind, quarters }: Lying, look: string, style = {}) => (
    <img
      key={look === "laid-piece" || look.includes("ghost") ? look : serial}
      class={look}
      alt=""
      draggable={false}
      src={sprites(kind.svg)}
      style={{
        width: share(kind.width, 2 * wide),
        height: share(kind.height, 2 * high),
        transform: `translate(-50%, -50%) rotate(${(quarters + (isTurned ? 2 : 0)) * 90}deg)`,
        ...style,
      }}
    />
  );
  return (
    <button
      type="button"
      class={["laid-square", carried ? "carried" : "", ...(marks ?? [])].join(" ")}
      data-spot={spot.name}
      aria-label={label}
      tabIndex={stop ? 0 : -1}
      onClick={onPress}
      onPointerDown={(event) => carried && onGrasp(event)}
      style={{
        left: share(spot.x - wide, ground.width),
        top: share(spot.y - high, ground.height),
        width: share(2 * wide, ground.width),
        height: share(2 * high, ground.height),
      }}
    >
      {found && piece(found, `laid-piece${shift ? (shift === "new" ? " coming" : " moving") : ""}`, shiftStyle(shift))}
      {ghost && piece(ghost, "laid-piece ghost")}
      {word === UNKNOWN && <span class="laid-unknown">?</span>}
      {!found && word !== UNKNOWN && word !== NOTHING && <span class="laid-unknown">{word}</span>}
    </button>
  );
}

/** A shift in hundredths of the width of the board. */
export function shiftStyle(shift: Shift | undefined) {
  return shift && shift !== "new" ? { "--dx": `${shift.x * 100}cqw`, "--dy": `${shift.y * 100}cqw` } : {};
}
