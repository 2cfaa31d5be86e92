import { usePage } from "../app/page";
import type { TurnAct, TurnView } from "../engine/contract";

/** Maximum number of turns listed; selecting a place shows those of the place. */
const SHOWN = 80;

interface Props {
  turns: TurnView[];
  /** The selected place, if any. */
  touched: string;
  onPlay: (turn: TurnView) => void;
  onLight: (squares: string[], act?: TurnAct) => void;
}

/** The legal turns, as buttons that play them. */
export function TurnList({ turns, touched, onPlay, onLight }: Props) {
  const { check: words } = usePage().words;
  const own = turns.filter(({ act: { from, to } }) => from === touched || (!from && to === touched));
  const shown = touched && own.length > 0 ? own : turns;
  return (
    <section class="turn-list">
      <h3>{touched && own.length > 0 ? words.turnsAt(own.length, touched) : words.turns(turns.length)}</h3>
      <ul>
        {shown.slice(0, SHOWN).map((turn) => (
          <li key={turn.turn}>
            <button
              type="button"
              class="quiet turn"
              onMouseEnter={() => onLight([], turn.act)}
              onMouseLeave={() => onLight([])}
              onFocus={() => onLight([], turn.act)}
              onBlur={() => onLight([])}
              onClick={() => onPlay(turn)}
            >
              {turn.shown}
            </button>
          </li>
        ))}
      </ul>
      {shown.length > SHOWN && <p class="help">{words.moreTurns(shown.length - SHOWN)}</p>}
    </section>
  );
}
