import { useEffect, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { Stage } from "./stage";
import { Thumbnails } from "./thumbnails";
import { Toolbar } from "./toolbar";
import type { Picture } from "./use-pictures";
import { larger, scale, smaller, type Room, type Zoom } from "./zoom";

interface Props {
  pictures: Picture[];
  busy: boolean;
}

const NO_ROOM: Room = { width: 0, height: 0 };

/** Preview of the sheets: one large, all as thumbnails below it. */
export function Viewer({ pictures, busy }: Props) {
  const { sheets: words } = usePage().words;
  const [wanted, setWanted] = useState(0);
  const [zoom, setZoom] = useState<Zoom>("fit");
  const [room, setRoom] = useState(NO_ROOM);
  const at = Math.max(0, Math.min(wanted, pictures.length - 1));
  const picture = pictures[at];
  const size = picture ? scale(zoom, picture, room) : 1;

  const first = pictures[0]?.name.split("-")[0];
  useEffect(() => setWanted(0), [first]);

  const turn = (by: number) => setWanted(Math.max(0, Math.min(at + by, pictures.length - 1)));

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
      {pictures.length > 1 && <Thumbnails pictures={pictures} at={at} onChoose={setWanted} />}
    </section>
  );
}
