import { useEffect, useId, useState } from "preact/hooks";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import type { Names } from "./names";
import type { Reel } from "./record";

const PACE = 900;

interface Props {
  reel: Reel;
  at: number;
  names: Names;
  onStep: (at: number) => void;
}

/** A game turn by turn: a slider, buttons, and its turns as a list. */
export function Stepper({ reel, at, names, onStep }: Props) {
  const { check: words } = usePage().words;
  const id = useId();
  const [running, setRunning] = useState(false);
  const { moments, failed } = reel;
  const last = moments.length - 1;
  const moment = moments[at];
  const said = moment?.turn ? words.stepOf(at, last, names.player(moment.player), moment.turn.shown) : words.stepStart(last);

  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    const timer = setTimeout(() => onStep(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [running, at, last]);

  const go = (to: number) => {
    setRunning(false);
    onStep(Math.max(0, Math.min(last, to)));
  };
  const run = () => {
    if (!running && at >= last) onStep(0);
    setRunning(!running);
  };
  return (
    <section class="stepper" aria-label={words.stepper}>
      <p class="stepper-said" aria-live="polite">
        {said}
      </p>
      <label class="visually-hidden" for={id}>
        {words.turnNumber}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={said}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="stepper-buttons">
        <button type="button" class="round" aria-label={words.toStart} disabled={at === 0} onClick={() => go(0)}>
          <Icon name="left" />
          <span class="bar" />
        </button>
        <button type="button" class="round" aria-label={words.back} disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="left" />
        </button>
        <button type="button" class="quiet" aria-pressed={running} onClick={run}>
          {running ? words.halt : words.run}
        </button>
        <button type="button" class="round" aria-label={words.forth} disabled={at === last} onClick={() => go(at + 1)}>
          <Icon name="right" />
        </button>
        <button type="button" class="round to-end" aria-label={words.toEnd} disabled={at === last} onClick={() => go(last)}>
          <span class="bar" />
          <Icon name="right" />
        </button>
      </div>
      <ol class="stepper-turns">
        {moments.map(({ turn }, number) => (
          <li key={number}>
            <button type="button" class="turn" aria-current={number === at ? "step" : undefined} onClick={() => go(number)}>
              {turn?.shown ?? words.start}
            </button>
          </li>
        ))}
        {failed && (
          <li>
            <span class="turn failed">{failed.text}</span>
          </li>
        )}
      </ol>
      {failed && (
        <p class="notes wrong">
          <strong>{words.failed(failed.turn, failed.text)}</strong> <Sentence words={failed.message} />
        </p>
      )}
    </section>
  );
}
