import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";
import type { Stopped } from "../engine/contract";
import { Icon } from "./icon";
import { usePage } from "./page";

/** Reports that the library was stopped or cannot run in this browser. */
export function Alarm() {
  const { shell } = usePage().words;
  const [why, setWhy] = useState<Stopped["why"]>();
  useEffect(() => engine.onStopped((stopped) => setWhy(stopped.why)), []);
  useEffect(() => {
    const look = () => engine.state === "broken" && setWhy("start");
    look();
    return engine.watch(look);
  }, []);
  return (
    <div class="alarm-place" role="alert">
      {why && (
        <div class="alarm">
          <p>{shell.stopped[why]}</p>
          <button type="button" class="round" aria-label={shell.dismiss} onClick={() => setWhy(undefined)}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
