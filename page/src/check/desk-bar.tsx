import { usePage } from "../app/page";
import type { TableContents } from "../engine/contract";
import type { LibraryText } from "./keeper";
import type { Desk } from "./use-desk";
import { emptied } from "./laid";
import type { Mode } from "./mode";

interface Props {
  desk: Desk;
  mode: Mode;
  /** Whether the game has rules, so that it can be played. */
  hasTurns: boolean;
  canPlay: boolean;
  isOver: boolean;
  /** The start position, if it is not the empty board. */
  start: LibraryText | undefined;
  onMode: (mode: "lay" | "play") => void;
  onFlip: () => void;
}

/** Switches between setting up and playing; undo and redo. */
export function DeskBar({ desk, mode, hasTurns, canPlay, isOver, start, onMode, onFlip }: Props) {
  const { check: words } = usePage().words;
  const clear = (laid: TableContents) => emptied(laid);
  return (
    <div class="desk-bar" role="toolbar" aria-label={words.tools}>
      {hasTurns && (
        <div class="segmented" role="group" aria-label={words.mode}>
          <button type="button" aria-pressed={mode === "lay"} onClick={() => onMode("lay")}>
            {words.setUp}
          </button>
          <button type="button" aria-pressed={mode === "play"} disabled={!canPlay} title={canPlay ? undefined : isOver ? words.overHelp : words.playHelp} onClick={() => onMode("play")}>
            {words.playOn}
          </button>
        </div>
      )}
      <div class="desk-bar-steps">
        <button type="button" class="round" aria-label={words.undo} title={words.undo} disabled={!desk.canUndo} onClick={desk.undo}>
          <Arrow d="M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3" />
        </button>
        <button type="button" class="round" aria-label={words.redo} title={words.redo} disabled={!desk.canRedo} onClick={desk.redo}>
          <Arrow d="M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3" />
        </button>
        <button type="button" class="round" aria-label={words.flip} title={words.flip} onClick={onFlip}>
          <Arrow d="M7 4v16M7 4L3 8M7 4l4 4M17 20V4M17 20l-4-4M17 20l4-4" />
        </button>
        {start !== undefined && (
          <button type="button" class="quiet" onClick={() => desk.reach(start)}>
            {words.toStartPosition}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => desk.edit(clear)}>
          {words.clear}
        </button>
      </div>
    </div>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
