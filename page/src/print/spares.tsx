import { useEffect, useRef, useState } from "preact/hooks";
import { Help } from "../app/fields";
import { usePage } from "../app/page";
import { engine } from "../engine";
import type { GameSource, SpareView } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { release, withPictures, type Picture } from "../sheets/picture";

interface Props {
  label: string;
  help?: string | undefined;
  value: string;
  spec: GameSource;
  files: Attachment[];
  onChange: (value: string) => void;
}

/** The lost pieces by name, as `red=2,blue=1` has them. */
export function parsed(value: string): Map<string, number> {
  const pairs = value.split(",").filter(Boolean).map((pair) => pair.split("="));
  return new Map(pairs.map(([name = "", count = "1"]) => [name, Number(count)]));
}

/** The pieces of a game as buttons: each tap prints one more of it. */
export function Spares({ label, help, value, spec, files, onChange }: Props) {
  const { lang, words } = usePage();
  const [open, setOpen] = useState(false);
  const pieces = usePieces(open ? spec : undefined, files, lang);
  const lost = parsed(value);
  const add = (name: string) => {
    const all = new Map(lost).set(name, (lost.get(name) ?? 0) + 1);
    onChange([...all].map(([name, count]) => `${name}=${count}`).join(","));
  };
  return (
    <details class="spares" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      <Help>{help}</Help>
      <div class="spares-pieces">
        {pieces.map(({ name, group, url }) => (
          <button key={name} type="button" aria-label={words.options.lost(name, group, lost.get(name) ?? 0)} title={name} onClick={() => add(name)}>
            {url ? <img src={url} alt="" /> : <span>{name}</span>}
            {lost.has(name) && <b aria-hidden="true">{lost.get(name)}</b>}
          </button>
        ))}
      </div>
      {value && (
        <button type="button" class="quiet" onClick={() => onChange("")}>
          {words.options.noneLost}
        </button>
      )}
    </details>
  );
}

interface Shown extends SpareView {
  url: string | undefined;
}

/** The pieces of a game, once they are asked for; the ones before stay until they are there. */
function usePieces(spec: GameSource | undefined, files: Attachment[], lang: "en" | "fr"): Shown[] {
  const { tooHeavy } = usePage().words.sheets;
  const [pieces, setPieces] = useState<Shown[]>([]);
  const shown = useRef<Picture[]>([]);
  useEffect(() => {
    if (!spec) return;
    let current = true;
    void engine.ask({ kind: "pieces", spec, lang }, files).then(({ answer }) => {
      if (!current || answer.kind !== "pieces") return;
      const fronts = answer.pieces.flatMap(({ front }) => front ?? []);
      const pictures = withPictures(fronts, shown.current, tooHeavy);
      release(shown.current, pictures);
      shown.current = pictures;
      setPieces(answer.pieces.map((piece) => ({ ...piece, url: piece.front ? pictures[fronts.indexOf(piece.front)]?.url : undefined })));
    });
    return () => {
      current = false;
    };
  }, [JSON.stringify(spec), files, lang]);
  useEffect(() => () => release(shown.current), []);
  return pieces;
}
