import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";

const PHOTOS = "image/jpeg,image/png";

interface Props {
  onFile: (file: File) => void;
  busy: boolean;
  /** Whether a file is being dragged over the page. */
  over: boolean;
  /** Whether a photo is shown already. */
  small: boolean;
}

/** Chooses or takes a photo, with a drop area. */
export function Pick({ onFile, busy, over, small }: Props) {
  const { photo: words } = usePage().words;
  const take = ([first]: File[]) => first && onFile(first);
  return (
    <div class={`photo-pick${over ? " over" : ""}${small ? " small" : ""}`}>
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
