import type { ComponentChildren } from "preact";
import { Icon } from "./icon";
import { usePage } from "./page";

interface Props {
  /** Whether it interrupts a screen reader. */
  alarm?: boolean;
  onClose: () => void;
  /** What it says; nothing is shown without. */
  children: ComponentChildren;
}

/** A message above the tabs that stays until it is closed. */
export function Notice({ alarm, onClose, children }: Props) {
  const { shell } = usePage().words;
  return (
    <div class="alarm-place" role={alarm ? "alert" : "status"}>
      {children && (
        <div class="alarm">
          <div>{children}</div>
          <button type="button" class="round" aria-label={shell.dismiss} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
