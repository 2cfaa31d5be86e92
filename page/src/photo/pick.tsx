import { useState } from "preact/hooks";
import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { Camera } from "./camera";
import { MOST } from "./photos";
import type { PhotoGame } from "./use-games";

const PHOTOS = "image/jpeg,image/png";

interface Props {
  /** The game that will be photographed, if it was chosen. */
  game: PhotoGame | undefined;
  onFiles: (files: File[]) => void;
  /** Whether a file is being dragged over the page. */
  over: boolean;
  /** Whether a photo is shown already. */
  small: boolean;
}

/** Chooses or takes photos, with a drop area. */
export function Pick({ game, onFiles, over, small }: Props) {
  const { photo: words } = usePage().words;
  const [open, setOpen] = useState(false);
  // Without a camera in the page, that of the device is asked for a file.
  const [framed, setFramed] = useState(() => navigator.mediaDevices?.getUserMedia !== undefined);
  const close = (photo?: File) => {
    setOpen(false);
    if (photo) onFiles([photo]);
  };
  const fail = () => {
    setOpen(false);
    setFramed(false);
  };
  return (
    <div class={`photo-pick${over ? " over" : ""}${small ? " small" : ""}`}>
      <div class="photo-pick-buttons">
        <FileButton accept={PHOTOS} multiple look="strong" onFiles={onFiles}>
          <Icon name="open" /> {words.pick}
        </FileButton>
        {framed ? (
          <button type="button" class="strong second photo-take" onClick={() => setOpen(true)}>
            {words.take}
          </button>
        ) : (
          <FileButton accept={PHOTOS} camera look="strong second photo-take" onFiles={onFiles}>
            {words.take}
          </FileButton>
        )}
      </div>
      {!framed && (
        <p class="photo-take" role="status">
          {words.noCamera} {words.frame.any}
        </p>
      )}
      <p>{words.drop(MOST)}</p>
      {open && <Camera game={game} onClose={close} onFail={fail} />}
    </div>
  );
}
