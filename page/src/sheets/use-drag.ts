import { useRef } from "preact/hooks";
import type { RefObject } from "preact";

/** Panning of content larger than its frame with the mouse. Touch screens scroll natively. */
export function useDrag(frame: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number } | null>(null);

  return {
    onPointerDown(event: PointerEvent) {
      const element = frame.current;
      if (!element || event.pointerType !== "mouse" || event.button !== 0) return;
      from.current = { x: event.clientX + element.scrollLeft, y: event.clientY + element.scrollTop };
      element.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const start = from.current;
      if (start) frame.current?.scrollTo(start.x - event.clientX, start.y - event.clientY);
    },
    onPointerUp() {
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
