import { useState } from "preact/hooks";
import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";

const PHOTOS = "image/jpeg,image/png";

interface Props {
  onFile: (file: File) => void;
  busy: boolean;
  /** Whether a photo is shown already. */
  small: boolean;
}

/** Picks, drops or takes a photo. */
export function Pick({ onFile, busy, small }: Props) {
  const { photo: words } = usePage().words;
  const [over, setOver] = useState(false);

  const take = ([first]: Iterable<File>) => first && onFile(first);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer?.files ?? []);
  };
  return (
    <div
      class={`photo-pick${over ? " over" : ""}${small ? " small" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div class="photo-pick-buttons">
        <FileButton accept={PHOTOS} look="strong" disabled={busy} onFiles={take}>
          <Icon name="open" /> {words.pick}
        </FileButton>
        <FileButton accept={PHOTOS} camera look="strong second photo-take" disabled={busy} onFiles={take}>
          {words.take}
        </FileButton>
      </div>
      <p>{words.drop}</p>
    </div>
  );
}
