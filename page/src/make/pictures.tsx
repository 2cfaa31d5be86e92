import { useEffect, useState } from "preact/hooks";
import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import type { Attachment } from "../engine/parcel";

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
            <button type="button" class="picture-use" title={words.use(picture.name)} onClick={() => onUse(picture.name)}>
              <Thumbnail picture={picture} />
              <span>{picture.name}</span>
            </button>
            <button type="button" class="round" aria-label={words.remove(picture.name)} onClick={() => onRemove(picture.name)}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <p class="help">{words.picturesHelp}</p>
      <FileButton multiple accept=".svg,.png,.jpg,.jpeg,.md" onFiles={onOpen}>
        {words.choose}
      </FileButton>
    </section>
  );
}

function Thumbnail({ picture: { name, bytes } }: { picture: Attachment }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const type = /\.svg$/i.test(name) ? "image/svg+xml" : "";
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url ? <img src={url} alt="" /> : null;
}
