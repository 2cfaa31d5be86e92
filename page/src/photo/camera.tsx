import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import type { Place } from "../check/place";
import { useTable } from "../check/use-table";
import { photograph, useCamera } from "./use-camera";
import type { PhotoGame } from "./use-games";

interface Props {
  /** The game to be photographed, if it is known. */
  game: PhotoGame | undefined;
  onClose: (photo?: File) => void;
  onFail: () => void;
}

/** The camera with a frame that says what must be in it. Escape closes it. */
export function Camera({ game, onClose, onFail }: Props) {
  const { lang, words: { photo: words } } = usePage();
  const place = useMemo<Place | undefined>(() => game && { table: game.table, lang, files: game.files }, [game, lang]);
  const { table } = useTable(place);
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useCamera(onFail);
  const [ready, setReady] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const boards = table?.boards ?? [];
  const [board] = boards;
  const what = !table ? words.frame.any : !board ? words.frame.planks : boards.length === 1 ? words.frame.board : words.frame.boards;
  // Several boards may lie beside each other or one above the other, and so may planks.
  const aspect = board && boards.length === 1 ? board.width / board.height : undefined;
  const shoot = async () => video.current && onClose(await photograph(video.current));
  return (
    <dialog ref={dialog} class="camera" aria-label={words.take} aria-describedby="camera-what" onClose={() => onClose()}>
      <video ref={video} autoplay muted playsInline onLoadedData={() => setReady(true)} />
      <p id="camera-what">{ready ? what : words.opening}</p>
      <div class="camera-view">
        <div class="camera-frame" style={aspect ? { "--aspect": aspect } : undefined} />
      </div>
      <div class="camera-buttons">
        <button type="button" class="camera-close" aria-label={words.cancel} onClick={() => onClose()}>
          <Icon name="close" />
        </button>
        <button type="button" class="camera-shoot" aria-label={words.shoot} disabled={!ready} onClick={shoot} />
      </div>
    </dialog>
  );
}
