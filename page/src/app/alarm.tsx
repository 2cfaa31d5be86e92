import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";
import type { Stopped } from "../engine/contract";
import { Notice } from "./notice";
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
    <Notice alarm onClose={() => setWhy(undefined)}>
      {why && <p>{shell.stopped[why]}</p>}
    </Notice>
  );
}
