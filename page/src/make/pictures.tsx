import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import type { Attachment } from "../engine/parcel";
import { isPicture } from "./open";
import { Thumbnail } from "./thumbnail";

interface Props {
  pictures: Attachment[];
  onOpen: (files: File[]) => void;
  onRemove: (name: string) => void;
  onUse: (name: string) => void;
}

/** The pictures of the game; they can be dropped here. */
export function Pictures({ pictures, onOpen, onRemove, onUse }: Props) {
  const { make: words } = usePage().words;
  return (
    <section class="pictures" aria-labelledby="pictures-title">
      <h2 id="pictures-title">{words.pictures}</h2>
      <ul>
        {pictures.map((picture) => (
          <li key={picture.name}>
            {isPicture(picture) ? (
              <button type="button" class="picture-use" title={words.use(picture.name)} onClick={() => onUse(picture.name)}>
                <Thumbnail picture={picture} />
                <span>{picture.name}</span>
              </button>
            ) : (
              <span class="picture-name">{picture.name}</span>
            )}
            <button type="button" class="round" aria-label={words.remove(picture.name)} onClick={() => onRemove(picture.name)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p class="help">{words.picturesHelp}</p>
      <FileButton multiple accept=".svg,.svgz,.png,.jpg,.jpeg,.md,.csv,.tsv,.ttf" onFiles={onOpen}>
        {words.choose}
      </FileButton>
    </section>
  );
}
