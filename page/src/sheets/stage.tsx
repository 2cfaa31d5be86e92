import { useEffect, useRef } from "preact/hooks";
import { usePage } from "../app/page";
import { useDrag } from "./use-drag";
import type { Picture } from "./picture";
import { PIXELS_PER_MM, type Room } from "./zoom";

interface Props {
  picture: Picture | undefined;
  name: string;
  busy: boolean;
  size: number;
  onRoom: (room: Room) => void;
  onTurn: (by: number) => void;
  onLarger: () => void;
  onSmaller: () => void;
  onFit: () => void;
}

/** The area with one sheet. */
export function Stage({ picture, name, busy, size, onRoom, onTurn, onLarger, onSmaller, onFit }: Props) {
  const { sheets: words } = usePage().words;
  const stage = useRef<HTMLDivElement>(null);
  const drag = useDrag(stage);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => onRoom({ width: element.offsetWidth, height: element.offsetHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const element = stage.current;
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const wide = element.scrollWidth > element.clientWidth + 1;
    const act: Record<string, (() => void) | undefined> = {
      // For a sheet wider than the area these keys scroll, as on any page.
      ArrowLeft: wide ? undefined : () => onTurn(-1),
      ArrowRight: wide ? undefined : () => onTurn(1),
      PageUp: () => onTurn(-1),
      PageDown: () => onTurn(1),
      "+": onLarger,
      "=": onLarger,
      "-": onSmaller,
      "0": onFit,
    };
    const wished = act[event.key];
    if (!wished) return;
    event.preventDefault();
    wished();
  };

  const paper = picture && {
    width: `${picture.width * PIXELS_PER_MM * size}px`,
    height: `${picture.height * PIXELS_PER_MM * size}px`,
  };
  return (
    <div ref={stage} class="stage" tabIndex={0} role="group" aria-label={words.stage} onKeyDown={onKeyDown} {...drag}>
      {picture?.url && <img class="paper" src={picture.url} alt={name} style={paper} draggable={false} />}
      {busy && <p class="stage-busy">{words.drawing}</p>}
    </div>
  );
}
