import { useEffect, useRef } from "preact/hooks";
import { usePage } from "../../app/page";
import type { ReplayedPosition } from "../../engine/contract";
import type { Names } from "../names";

interface Props {
  /** The start, and the position after each turn. */
  moments: ReplayedPosition[];
  names: Names;
}

/** The turns played so far; the last one in words. */
export function Score({ moments, names }: Props) {
  const { check: words } = usePage().words;
  const list = useRef<HTMLOListElement>(null);
  const last = moments.at(-1);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [moments.length]);
  if (!last?.turn) return null;
  return (
    <section class="score">
      <p>
        {words.lastTurn(moments.length - 1, names.player(last.player))} <code>{last.turn.shown}</code>
      </p>
      {moments.length > 2 && (
        <ol ref={list} class="score-turns" tabIndex={0} aria-label={words.turnsPlayed}>
          {moments.slice(1).map(({ turn }, at) => (
            <li key={at}>
              <code>{turn?.shown}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
