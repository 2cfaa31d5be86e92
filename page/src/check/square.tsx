import type { PieceView } from "../engine/contract";
import { NOTHING, UNKNOWN } from "./laid";
import { lying } from "./pieces";
import type { Spot } from "./scene";
import type { Sprites } from "./use-sprites";

export type Mark = "fault" | "lit" | "touched" | "target";

interface Props {
  spot: Spot;
  ground: { width: number; height: number };
  word: string;
  pieces: PieceView[];
  sprites: Sprites;
  label: string;
  marks: Mark[] | undefined;
  stop: boolean;
  loose: boolean;
  onPress: () => void;
  onGrasp: (event: PointerEvent) => void;
}

/** A place as a button, with its piece. */
export function SquareButton({ spot, ground, word, pieces, sprites, label, marks, stop, loose, onPress, onGrasp }: Props) {
  const [wide, high] = spot.half;
  const found = lying(pieces, word, spot.colour);
  const carried = loose && word !== NOTHING;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
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
      {found && (
        <img
          class="laid-piece"
          alt=""
          draggable={false}
          src={sprites(found.kind.svg)}
          style={{
            width: share(found.kind.width, 2 * wide),
            height: share(found.kind.height, 2 * high),
            transform: `translate(-50%, -50%) rotate(${found.quarters * 90}deg)`,
          }}
        />
      )}
      {word === UNKNOWN && <span class="laid-unknown">?</span>}
      {!found && word !== UNKNOWN && word !== NOTHING && <span class="laid-unknown">{word}</span>}
    </button>
  );
}
