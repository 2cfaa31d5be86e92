import { useEffect, useState } from "preact/hooks";
import type { Attachment } from "../engine/parcel";

// Drawings with many references may take the browser too long.
const AGAIN = /<(?:\w+:)?(?:use|pattern|mask|marker|filter|image)\b|<!ENTITY/;
const LARGEST = 1024 * 1024;

/** A thumbnail of a picture, or a word in place of a drawing that is too expensive. */
export function Thumbnail({ picture: { name, bytes } }: { picture: Attachment }) {
  const [url, setUrl] = useState<string>();
  const drawing = /\.svg$/i.test(name);
  useEffect(() => {
    if (drawing && !harmless(bytes)) return setUrl(undefined);
    const made = URL.createObjectURL(new Blob([bytes], { type: drawing ? "image/svg+xml" : "image/png" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  if (url) return <img src={url} alt="" />;
  return drawing ? <span class="picture-kind" aria-hidden="true">SVG</span> : null;
}

function harmless(bytes: Uint8Array): boolean {
  return bytes.length <= LARGEST && !AGAIN.test(new TextDecoder().decode(bytes));
}
