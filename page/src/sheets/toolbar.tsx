import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { larger, smaller, type Zoom } from "./zoom";

interface Props {
  at: number;
  count: number;
  label: string;
  zoom: Zoom;
  size: number;
  onTurn: (by: number) => void;
  onZoom: (zoom: Zoom) => void;
}

/** Selection of sheet and zoom. */
export function Toolbar({ at, count, label, zoom, size, onTurn, onZoom }: Props) {
  const { sheets: words } = usePage().words;
  const none = count === 0;
  return (
    <div class="viewer-bar">
      <div class="pager">
        <button type="button" class="round" aria-label={words.previous} disabled={at === 0} onClick={() => onTurn(-1)}>
          <Icon name="left" />
        </button>
        <p class="pager-words" role="status">
          {none ? words.nothing : words.page(at + 1, count)}
          {label && <span class="pager-label">{label}</span>}
        </p>
        <button type="button" class="round" aria-label={words.next} disabled={at + 1 >= count} onClick={() => onTurn(1)}>
          <Icon name="right" />
        </button>
      </div>
      <div class="zoomer">
        <button type="button" class="round" aria-label={words.zoomOut} disabled={none} onClick={() => onZoom(smaller(size))}>
          <Icon name="minus" />
        </button>
        <output class="zoomer-size">{Math.round(size * 100)} %</output>
        <button type="button" class="round" aria-label={words.zoomIn} disabled={none} onClick={() => onZoom(larger(size))}>
          <Icon name="plus" />
        </button>
        <button type="button" class="quiet" aria-pressed={zoom === "fit"} title={words.fitLong} onClick={() => onZoom("fit")}>
          {words.fit}
        </button>
        <button type="button" class="quiet" aria-pressed={zoom === 1} title={words.actualLong} onClick={() => onZoom(1)}>
          {words.actual}
        </button>
      </div>
    </div>
  );
}
