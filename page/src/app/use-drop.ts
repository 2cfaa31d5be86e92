import { useEffect, useRef, useState } from "preact/hooks";

/** Accepts files dropped anywhere on the page. Returns whether files are being dragged over it. */
export function useDrop(active: boolean, onFiles: (files: File[], target: EventTarget | null) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    if (!active) return;
    const end = new AbortController();
    onDrag("dragover", end.signal, (event, carried) => {
      event.preventDefault();
      carried.dropEffect = "copy";
      setOver(true);
    });
    onDrag("dragleave", end.signal, ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    onDrag("drop", end.signal, (event, carried) => {
      event.preventDefault();
      // Otherwise the editor would insert the dropped file into its text.
      event.stopPropagation();
      setOver(false);
      take.current([...carried.files], event.target);
    });
    return () => {
      end.abort();
      setOver(false);
    };
  }, [active]);
  return over;
}

/** Prevents the browser from navigating to a dropped file that no component accepts. */
export function useKeepPage(): void {
  useEffect(() => {
    const end = new AbortController();
    const refuse = (event: DragEvent, carried: DataTransfer) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      carried.dropEffect = "none";
    };
    onDrag("dragover", end.signal, refuse);
    onDrag("drop", end.signal, refuse);
    return () => end.abort();
  }, []);
}

function onDrag(type: "dragover" | "dragleave" | "drop", signal: AbortSignal, heed: (event: DragEvent, carried: DataTransfer) => void): void {
  const listener = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes("Files")) heed(event, event.dataTransfer);
  };
  addEventListener(type, listener, { capture: true, signal });
}
