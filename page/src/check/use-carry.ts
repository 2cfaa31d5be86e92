import { useEffect, useRef, useState } from "preact/hooks";

/** A piece dragged from the box or from a place. */
export interface Load {
  word: string;
  from: string | undefined;
  picture: string | undefined;
  quarters: number;
}

export interface Carried extends Load {
  x: number;
  y: number;
  size: number;
}

/** Minimum distance of a drag; less is a click. */
const FAR = 6;

interface Start {
  load: Load;
  x: number;
  y: number;
  size: number;
  pointer: number;
  moved: boolean;
}

/** Drag and drop of pieces by mouse, pen or finger. Reports the place of the drop, or none off the table. */
export function useCarry(onDrop: (load: Load, to: string | undefined) => void) {
  const [carried, setCarried] = useState<Carried>();
  const start = useRef<Start | undefined>(undefined);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  useEffect(() => {
    const onMove = (event: PointerEvent) => {
      const from = start.current;
      if (!from || event.pointerId !== from.pointer) return;
      if (!from.moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      from.moved = true;
      event.preventDefault();
      setCarried({ ...from.load, x: event.clientX, y: event.clientY, size: from.size });
    };
    const onUp = (event: PointerEvent) => {
      const from = start.current;
      if (!from || event.pointerId !== from.pointer) return;
      start.current = undefined;
      setCarried(undefined);
      if (!from.moved || event.type === "pointercancel") return;
      swallowClick();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      drop.current(from.load, under?.closest<HTMLElement>("[data-spot]")?.dataset["spot"]);
    };
    addEventListener("pointermove", onMove, { passive: false });
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onUp);
    return () => {
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onUp);
    };
  }, []);

  const grasp = (event: PointerEvent, load: Load, size: number) => {
    if (event.button !== 0) return;
    const target = event.target as HTMLElement;
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
    start.current = { load, size, x: event.clientX, y: event.clientY, pointer: event.pointerId, moved: false };
  };
  return { carried, grasp };
}

// Dropping on the element where the drag began fires a click as well, which has to be ignored.
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
}
