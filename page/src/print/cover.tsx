import { useEffect, useState } from "preact/hooks";
import { addressOf } from "../sheets/picture";

/** The cover of a game from its drawing; its name is beside it. */
export function Cover({ svg }: { svg: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = addressOf(svg);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return <span class="cover">{url && <img src={url} alt="" />}</span>;
}
