import { useState } from "preact/hooks";
import { usePage } from "../app/page";
import { Stage } from "./stage";
import { Thumbnails } from "./thumbnails";
import { Toolbar } from "./toolbar";
import type { Sheets } from "./use-sheets";
import { larger, scale, smaller, type Room, type Zoom } from "./zoom";

interface Props {
  sheets: Sheets;
}

const NO_ROOM: Room = { width: 0, height: 0 };

/** Preview of the sheets: one large, all as thumbnails below it. */
export function Viewer({ sheets: { pictures, at, turn: turnTo, busy } }: Props) {
  const { sheets: words } = usePage().words;
  const [zoom, setZoom] = useState<Zoom>("fit");
  const [room, setRoom] = useState(NO_ROOM);
  const picture = pictures[at];
  const size = picture ? scale(zoom, picture, room) : 1;

  const turn = (by: number) => turnTo(Math.max(0, Math.min(at + by, pictures.length - 1)));

  return (
    <section class="viewer" aria-label={words.viewer} aria-busy={busy}>
      <Toolbar
        at={at}
        count={pictures.length}
        label={picture?.label ?? ""}
        zoom={zoom}
        size={size}
        onTurn={turn}
        onZoom={setZoom}
      />
      <Stage
        picture={picture}
        name={picture ? words.pageName(at + 1, pictures.length, picture.label) : words.nothing}
        busy={busy}
        size={size}
        onRoom={setRoom}
        onTurn={turn}
        onLarger={() => setZoom(larger(size))}
        onSmaller={() => setZoom(smaller(size))}
        onFit={() => setZoom("fit")}
      />
      {pictures.length > 1 && <Thumbnails pictures={pictures} at={at} onChoose={turnTo} />}
    </section>
  );
}
