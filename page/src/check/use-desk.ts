import { useEffect, useMemo, useState } from "preact/hooks";
import { recall, remember } from "../app/storage";
import { Keeper, type DeskState } from "./keeper";
import type { Place } from "./place";

export interface Desk extends DeskState, Pick<Keeper, "edit" | "type" | "load" | "reach" | "play" | "refuse" | "undo" | "redo"> {
  /** Whether the browser stores it. */
  keeps: boolean;
}

/** The position of a game and its text, kept in sync, with undo. Stored in the browser under the name of the game. */
export function useDesk(place: Place, name: string): Desk {
  const [, setState] = useState<DeskState>();
  const [keeps, setKeeps] = useState(true);
  const keeper = useMemo(() => new Keeper(place, recall(`check-${name}`), setState), []);
  keeper.place = place;
  useEffect(() => keeper.again(), [place]);
  const { state } = keeper;
  useEffect(() => {
    const kept = state.pending ? undefined : keeper.kept;
    if (kept !== undefined) setKeeps(remember(`check-${name}`, kept));
  }, [state]);
  const { edit, type, load, reach, play, refuse, undo, redo } = keeper;
  return { ...state, keeps, edit, type, load, reach, play, refuse, undo, redo };
}
