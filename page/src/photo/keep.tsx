import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { save, zipped } from "../sheets/save";

interface Props {
  file: Blob;
  game: string;
  /** The text as it was read. */
  read: string;
  /** The corrected text; `undefined` while it is written. */
  text: string | undefined;
}

/** Saves the photo as it is with its text, before and after corrections. */
export function Keep({ file, game, read, text }: Props) {
  const { photo: words } = usePage().words;
  const keep = async (text: string) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const encoder = new TextEncoder();
    const files = [
      { name: `photo.${bytes[0] === 0x89 ? "png" : "jpg"}`, bytes },
      { name: words.readFile, bytes: encoder.encode(read) },
      { name: words.correctedFile, bytes: encoder.encode(text) },
    ];
    save({ name: `${game}-photo.zip`, bytes: await zipped(files) });
  };
  return (
    <div class="photo-keep">
      <button type="button" class="quiet" disabled={text === undefined} onClick={() => text !== undefined && keep(text)}>
        <Icon name="save" /> {words.keep}
      </button>
      <p class="help">{words.keepAbout}</p>
    </div>
  );
}
