import { usePage } from "../app/page";
import type { Picture } from "./picture";

/** An empty picture. */
const BLANK = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface Props {
  pictures: Picture[];
  at: number;
  onChoose: (at: number) => void;
}

export function Thumbnails({ pictures, at, onChoose }: Props) {
  const { sheets: words } = usePage().words;
  return (
    <ol class="thumbnails" aria-label={words.thumbnails}>
      {pictures.map(({ url, label, width, height }, index) => (
        <li key={index}>
          <button type="button" class="thumbnail" aria-current={index === at ? "page" : undefined} onClick={() => onChoose(index)}>
            <img src={url ?? BLANK} alt="" style={{ aspectRatio: `${width} / ${height}` }} />
            <span class="visually-hidden">{words.pageName(index + 1, pictures.length, label)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
