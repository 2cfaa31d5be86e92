import { useRef, useState } from "preact/hooks";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";

interface Props {
  onFile: (file: File) => void;
  busy: boolean;
  /** Whether a photo is shown already. */
  small: boolean;
}

/** Picks, drops or takes a photo. */
export function Pick({ onFile, busy, small }: Props) {
  const { photo: words } = usePage().words;
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const chosen = (input: HTMLInputElement) => {
    const [first] = input.files ?? [];
    if (first) onFile(first);
    input.value = "";
  };
  const drop = (event: DragEvent) => {
    const [first] = event.dataTransfer?.files ?? [];
    setOver(false);
    if (!first) return;
    event.preventDefault();
    onFile(first);
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
      <input ref={file} type="file" accept="image/jpeg,image/png" hidden aria-label={words.pick} onChange={(event) => chosen(event.currentTarget)} />
      <input ref={camera} type="file" accept="image/jpeg,image/png" capture="environment" hidden aria-label={words.take} onChange={(event) => chosen(event.currentTarget)} />
      <div class="photo-pick-buttons">
        <button type="button" class="strong" disabled={busy} onClick={() => file.current?.click()}>
          <Icon name="open" /> {words.pick}
        </button>
        <button type="button" class="strong second photo-take" disabled={busy} onClick={() => camera.current?.click()}>
          {words.take}
        </button>
      </div>
      <p>{words.drop}</p>
    </div>
  );
}
