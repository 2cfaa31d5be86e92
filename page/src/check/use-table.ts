import { useEffect, useState } from "preact/hooks";
import type { Refused, Stopped, TableResponse } from "../engine/contract";
import { ask, type Place } from "./place";

export interface TableState {
  table: TableResponse | undefined;
  refused: string | undefined;
}

/** The boards and pieces of a game; nothing as long as no game is named. */
export function useTable(place: Place | undefined): TableState {
  const [state, setState] = useState<TableState>({ table: undefined, refused: undefined });
  useEffect(() => {
    if (!place) return;
    let current = true;
    void ask(place, "table", {}).then(({ answer }) => {
      if (!current) return;
      if (answer.kind === "table") setState({ table: answer, refused: undefined });
      else if (answer.kind === "faulty") setState((before) => ({ ...before, refused: answer.faults[0]?.message ?? "" }));
      else setState((before) => ({ ...before, refused: why(answer) }));
    });
    return () => {
      current = false;
    };
  }, [place]);
  return state;
}

function why(answer: Refused | Stopped | { kind: string }): string {
  return "message" in answer ? answer.message : "";
}
