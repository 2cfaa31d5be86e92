import { usePage } from "../../app/page";
import type { TurnView } from "../../engine/contract";
import { percent } from "../board";
import type { Ground } from "../scene";

interface Props {
  ground: Ground;
  turns: TurnView[];
  onPlay: (turn: TurnView) => void;
  onLight: (turn: TurnView | undefined) => void;
}

/** Arrows around a board at the lines that may slide, each where a tile goes in. */
export function Slides({ ground, turns, onPlay, onLight }: Props) {
  const { check: words } = usePage().words;
  const { width, height, spots } = ground;
  const at = (name: string | undefined) => spots.find((spot) => spot.name === name);
  return (
    <>
      {turns.map((turn) => {
        const [name, next] = turn.act.slide;
        const [first, second] = [at(name), at(next)];
        if (!first || !second) return null;
        const [dx, dy] = [Math.sign(Math.round(second.x - first.x)), Math.sign(Math.round(second.y - first.y))];
        // The arrow stands outside of the edge that the line begins at.
        const [x, y] = [dx === 0 ? first.x : dx > 0 ? 0 : width, dy === 0 ? first.y : dy > 0 ? 0 : height];
        const label = words.slide(name ?? "", turn.act.slide.at(-1) ?? "", turn.shown);
        return (
          <button
            key={turn.turn}
            type="button"
            class="slide"
            data-turn={turn.turn}
            aria-label={label}
            title={label}
            style={{ left: percent(x / width), top: percent(y / height), "--dx": `${-dx}`, "--dy": `${-dy}` }}
            onMouseEnter={() => onLight(turn)}
            onMouseLeave={() => onLight(undefined)}
            onFocus={() => onLight(turn)}
            onBlur={() => onLight(undefined)}
            onClick={() => onPlay(turn)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" style={{ transform: `rotate(${Math.atan2(dy, dx)}rad)` }}>
              <path d="M4 12h14M12 5l7 7-7 7" />
            </svg>
          </button>
        );
      })}
    </>
  );
}
