import { usePage } from "../../app/page";
import type { TurnView } from "../../engine/contract";
import { sourceOf, type Hold } from "./sources";

/** Maximum number of turns listed; those of a held piece are fewer. */
const SHOWN = 80;

interface Props {
  turns: TurnView[];
  hold: Hold | undefined;
  onPlay: (turn: TurnView) => void;
  onLight: (turn: TurnView | undefined) => void;
}

/** The legal turns in notation, as buttons that play them. */
export function TurnList({ turns, hold, onPlay, onLight }: Props) {
  const { check: words } = usePage().words;
  const own = hold ? turns.filter(({ act }) => sourceOf(act) === hold.source) : turns;
  return (
    <details class="turn-list">
      <summary>{hold ? words.turnsOfHeld(own.length) : words.turns(turns.length)}</summary>
      <ul>
        {own.slice(0, SHOWN).map((turn) => (
          <li key={turn.turn}>
            <button
              type="button"
              class="quiet turn"
              onMouseEnter={() => onLight(turn)}
              onMouseLeave={() => onLight(undefined)}
              onFocus={() => onLight(turn)}
              onBlur={() => onLight(undefined)}
              onClick={() => onPlay(turn)}
            >
              {turn.shown}
            </button>
          </li>
        ))}
      </ul>
      {own.length > SHOWN && <p class="help">{words.moreTurns(own.length - SHOWN)}</p>}
    </details>
  );
}
