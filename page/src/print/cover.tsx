import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../sheets/use-pictures";

/** The face of a game, from its drawing. Its name stands beside it. */
export function Cover({ svg }: { svg: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = addressOf(svg);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return <span class="cover">{url && <img src={url} alt="" />}</span>;
}
