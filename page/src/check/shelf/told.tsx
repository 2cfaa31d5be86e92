import { useEffect, useRef } from "preact/hooks";
import { usePage } from "../../app/page";
import { titleOf, type Keepsake } from "./keepsake";
import { MOST } from "./store";
import type { Done } from "./use-shelf";

interface Props {
  done: Done | undefined;
  /** Whether the browser stores the desk. */
  keeps: boolean;
  onPutBack: (keepsake: Keepsake) => void;
}

/** Says what was kept or removed, and what could not be kept. */
export function Told({ done, keeps, onPutBack }: Props) {
  const { shelf: words } = usePage().words;
  const back = useRef<HTMLButtonElement>(null);
  // The button that removed it is gone.
  useEffect(() => back.current?.focus(), [done]);
  const refused = done && "refused" in done ? done.refused : keeps ? undefined : "noRoom";
  return (
    <>
      <div class="said" role="status">
        {done && "kept" in done && words.keptAs(titleOf(done.kept, words))}
        {done && "removed" in done && (
          <>
            {words.removed(titleOf(done.removed, words))}{" "}
            <button ref={back} type="button" class="quiet" onClick={() => onPutBack(done.removed)}>
              {words.putBack}
            </button>
          </>
        )}
      </div>
      <div role="alert">{refused && <p class="notes wrong">{words.refused[refused](MOST)}</p>}</div>
    </>
  );
}
