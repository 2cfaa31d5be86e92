import { useMemo, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { handOver } from "../check/handover";
import { names as namesOf } from "../check/names";
import type { Place } from "../check/place";
import { useTable } from "../check/use-table";
import { VerdictPanel } from "../check/verdict";
import type { Seen } from "../engine/contract";
import { Choice } from "./choice";
import { Overlay } from "./overlay";
import { type Settled, useCorrected } from "./use-corrected";

interface Props {
  game: string;
  url: string;
  /** The reading; `undefined` while it is in progress or if it failed. */
  seen: Seen | undefined;
}

/** The photo with its reading, and the next steps. */
export function Result({ game, url, seen }: Props) {
  const { lang, words: all } = usePage();
  const words = all.photo;
  const place = useMemo<Place>(() => ({ table: { spec: { game } }, lang, files: [] }), [game, lang]);
  const { table } = useTable(place);
  const [settled, setSettled] = useState<Settled>({});
  const [open, setOpen] = useState<string>();
  const [broken, setBroken] = useState(false);
  const names = useMemo(() => table && namesOf(table, all), [table, all]);

  const unsure = seen?.places.filter(({ name, what }) => what === null && settled[name] === undefined) ?? [];
  const { text, verdict, busy } = useCorrected(place, seen, settled);
  const chosen = seen?.places.find(({ name }) => name === open);
  return (
    <div class="photo-result" hidden={broken}>
      <div class="photo-shown">
        <img src={url} alt={words.yourPhoto} onError={() => setBroken(true)} />
        {seen && table && names && <Overlay seen={seen} table={table} names={names} settled={settled} open={open} onOpen={setOpen} />}
      </div>
      <div class="photo-side">
        {seen && (
          <>
            <p class={`photo-sure${unsure.length > 0 ? " some" : ""}`}>{words.unsure(unsure.length, seen.places.length)}</p>
            {chosen && table && (
              <Choice
                place={chosen}
                table={table}
                value={settled[chosen.name] ?? chosen.what ?? undefined}
                onChoose={(word) => {
                  setSettled({ ...settled, [chosen.name]: word });
                  setOpen(unsure.find(({ name }) => name !== chosen.name)?.name);
                }}
                onClose={() => setOpen(undefined)}
              />
            )}
            <button type="button" class="strong" disabled={text === undefined} onClick={() => text !== undefined && handOver({ game, text })}>
              {words.goOn}
            </button>
            {names && <VerdictPanel verdict={verdict} busy={busy} bare={false} ofPhoto names={names} onLight={() => undefined} />}
          </>
        )}
      </div>
    </div>
  );
}
