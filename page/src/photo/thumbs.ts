import { useEffect, useState } from "preact/hooks";

const SIDE = 160;
const made = new WeakMap<Blob, Promise<string | undefined>>();
let last: Promise<unknown> = Promise.resolve();

/** A small picture of a photo once it may be drawn. They are made one at a time, so that only one photo is decoded. */
export function useThumb(file: Blob, ready: boolean): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!ready) return;
    let current = true;
    const thumb = made.get(file) ?? last.then(() => draw(file).catch(() => undefined));
    made.set(file, thumb);
    last = thumb;
    void thumb.then((url) => current && setUrl(url));
    return () => {
      current = false;
    };
  }, [file, ready]);
  return url;
}

async function draw(file: Blob): Promise<string> {
  const image = await createImageBitmap(file.slice(0, file.size, "image/jpeg"), { resizeHeight: SIDE, resizeQuality: "medium" });
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  image.close();
  return canvas.toDataURL("image/jpeg", 0.8);
}
