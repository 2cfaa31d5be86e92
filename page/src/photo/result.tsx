import { useEffect, useMemo, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { Conditions } from "../check/conditions";
import { handOver } from "../check/handover";
import { entry } from "../check/laid";
import { names as namesOf } from "../check/names";
import type { Place } from "../check/place";
import { useTable } from "../check/use-table";
import { VerdictPanel } from "../check/verdict";
import type { TableContents } from "../engine/contract";
import { Choice } from "./choice";
import { Keep } from "./keep";
import { Overlay } from "./overlay";
import type { Outcome, Photo } from "./photos";
import { Shown } from "./shown";
import { useCorrected } from "./use-corrected";

interface Props {
  photo: Photo;
  read: NonNullable<Outcome["read"]>;
  lang: Outcome["lang"];
  onChange: (change: (photo: Photo) => Photo) => void;
}

/** A photo with its reading, to be corrected, and the next steps. */
export function Result({ photo, read: { of, seen }, lang, onChange }: Props) {
  const { words: all } = usePage();
  const words = all.photo;
  const place = useMemo<Place>(() => ({ table: of.table, lang, files: of.files }), [of, lang]);
  const { table } = useTable(place);
  const [open, setOpen] = useState<string>();
  const [lit, setLit] = useState<string[]>([]);
  const names = useMemo(() => table && namesOf(table, all), [table, all]);
  const { corrections } = photo;
  const { laid, text, verdict, busy } = useCorrected(place, of.game, seen, corrections);
  const decided = busy ? undefined : verdict.check.verdict;
  useEffect(() => {
    if (decided && decided !== photo.verdict) onChange((photo) => ({ ...photo, verdict: decided }));
  }, [decided]);

  const settled = corrections.squares;
  const unsure = seen.places.filter(({ name, what }) => what === null && settled[name] === undefined);
  const chosen = seen.places.find(({ name }) => name === open);
  const settle = (name: string, word: string) => {
    onChange((photo) => ({ ...photo, corrections: { ...photo.corrections, squares: { ...photo.corrections.squares, [name]: word } } }));
    setOpen(unsure.find((place) => place.name !== name)?.name);
  };
  const edit = (laid: TableContents, change: (laid: TableContents) => TableContents) => {
    const changed = change(laid);
    onChange((photo) => ({ ...photo, corrections: { ...photo.corrections, variant: entry(changed, "variant"), toMove: entry(changed, "toMove") } }));
  };
  return (
    <Shown file={photo.file} over={table && names && <Overlay seen={seen} table={table} names={names} settled={settled} lit={lit} open={open} onOpen={setOpen} />}>
      <p class={`photo-sure${unsure.length > 0 ? " some" : ""}`}>
        {photo.asked !== of.game.name && <span class="photo-recognised">{words.recognised(of.title)} </span>}
        {words.unsure(unsure.length, seen.places.length)}
      </p>
      {chosen && table && (
        <Choice
          place={chosen}
          table={table}
          value={settled[chosen.name] ?? chosen.what ?? undefined}
          onChoose={(word) => settle(chosen.name, word)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {names && <VerdictPanel verdict={verdict} busy={busy} bare={false} ofPhoto names={names} onLight={setLit} />}
      {table && laid && <Conditions game={of.game} table={table} desk={{ laid, edit: (change) => edit(laid, change) }} />}
      <button type="button" class="strong" disabled={text === undefined} onClick={() => text !== undefined && handOver({ game: of.game.name, text })}>
        {words.goOn}
      </button>
      <Keep file={photo.file} game={of.game.name} read={seen.text} text={text} />
    </Shown>
  );
}
