import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { usePage } from "../app/page";

interface Props {
  file: Blob;
  /** What is drawn over it. */
  over?: ComponentChildren;
  /** What stands beside it. */
  children?: ComponentChildren;
}

/** A photo as it is, with what was read in it. */
export function Shown({ file, over, children }: Props) {
  const { photo: words } = usePage().words;
  const [broken, setBroken] = useState(false);
  // As an SVG it would be rendered here without a time limit, so photos are recognised by their first bytes.
  const url = useMemo(() => URL.createObjectURL(file.slice(0, file.size, "image/jpeg")), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <div class="photo-result" hidden={broken}>
      <div class="photo-shown">
        <img src={url} alt={words.yourPhoto} onError={() => setBroken(true)} />
        {over}
      </div>
      <div class="photo-side">{children}</div>
    </div>
  );
}
