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
/** Time after which a resting finger lifts a piece off its place. One that moves before scrolls the page. */
const LIFT_MS = 350;

interface Start {
  load: Load;
  x: number;
  y: number;
  size: number;
  pointer: number;
  isFinger: boolean;
  /** The timer of a finger that has not lifted its piece yet. */
  resting: ReturnType<typeof setTimeout> | undefined;
  moved: boolean;
}

/** Drag and drop of pieces by mouse, pen or finger. Reports the place of the drop, or none off the table. */
export function useCarry(onDrop: (load: Load, to: string | undefined, isFinger: boolean) => void, onLift?: (load: Load) => void) {
  const [carried, setCarried] = useState<Carried>();
  const start = useRef<Start | undefined>(undefined);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  const lift = useRef(onLift);
  lift.current = onLift;

  const end = () => {
    clearTimeout(start.current?.resting);
    start.current = undefined;
    setCarried(undefined);
  };
  const carry = ({ load, size }: Start, x: number, y: number) => setCarried({ ...load, x, y, size });

  useEffect(() => {
    const onMove = (event: PointerEvent) => {
      const from = start.current;
      if (!from || event.pointerId !== from.pointer) return;
      if (!from.moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      if (from.resting) return end();
      if (!from.moved) lift.current?.(from.load);
      from.moved = true;
      event.preventDefault();
      carry(from, event.clientX, event.clientY);
    };
    const onUp = (event: PointerEvent) => {
      const from = start.current;
      if (!from || event.pointerId !== from.pointer) return;
      end();
      if (!from.moved || event.type === "pointercancel") return;
      swallowClick();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      drop.current(from.load, under?.closest<HTMLElement>("[data-spot]")?.dataset["spot"], from.isFinger);
    };
    // A resting finger asks for a menu.
    const onMenu = (event: Event) => start.current?.isFinger && event.preventDefault();
    addEventListener("pointermove", onMove, { passive: false });
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onUp);
    addEventListener("contextmenu", onMenu);
    return () => {
      end();
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onUp);
      removeEventListener("contextmenu", onMenu);
    };
  }, []);

  const grasp = (event: PointerEvent, load: Load, size: number) => {
    if (event.button !== 0) return;
    end();
    const target = event.target as HTMLElement;
    if (target.hasPointerCapture?.(event.pointerId)) target.releasePointerCapture(event.pointerId);
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const isFinger = event.pointerType !== "mouse";
    const from: Start = { load, size, x, y, pointer, isFinger, resting: undefined, moved: false };
    start.current = from;
    // Pieces of the box are lifted at once, since the box does not scroll.
    if (!isFinger || load.from === undefined) return;
    from.resting = setTimeout(() => {
      from.resting = undefined;
      from.moved = true;
      lift.current?.(from.load);
      carry(from, x, y);
    }, LIFT_MS);
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
