import { useEffect, useState } from "preact/hooks";
import type { Attachment } from "../engine/parcel";

// What is drawn again and again, by reference, may take the browser longer than anybody waits.
const AGAIN = /<(?:\w+:)?(?:use|pattern|mask|marker|filter|image)\b|<!ENTITY/;
const LARGEST = 1024 * 1024;

/** A picture of the maker, small. A drawing that could hold up the page is told by a word. */
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
