import { useEffect, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { engine } from "../engine";
import { ANY, MOST, outcomeOf, type Photo, UNCORRECTED, waits, withOutcome } from "./photos";
import type { PhotoGame } from "./use-games";

/** Photos that are read one after another, the chosen one first. Only files and small results are kept. */
export function usePhotos(games: PhotoGame[]) {
  const { lang } = usePage();
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [chosenId, setChosen] = useState<number>();
  const [asked, setAsked] = useState(ANY);
  const [running, setRunning] = useState<number>();
  const [halted, setHalted] = useState(false);
  const [leftOut, setLeftOut] = useState(0);
  const serial = useRef(0);
  const chosen = photos.find(({ id }) => id === chosenId);

  const change = (id: number, changed: (photo: Photo) => Photo) => setPhotos((all) => all.map((photo) => (photo.id === id ? changed(photo) : photo)));

  const add = (files: File[]) => {
    const room = Math.max(0, MOST - photos.length);
    const added = files.slice(0, room).map((file): Photo => ({ id: ++serial.current, name: file.name, file, asked, corrections: UNCORRECTED }));
    setLeftOut(files.length - added.length);
    setPhotos([...photos, ...added]);
    setHalted(false);
    if (added[0]) setChosen(added[0].id);
  };

  const remove = (id: number) => {
    const at = photos.findIndex((photo) => photo.id === id);
    const left = photos.toSpliced(at, 1);
    setPhotos(left);
    setLeftOut(0);
    setChosen((left[at] ?? left.at(-1))?.id);
  };

  const clear = () => {
    setPhotos([]);
    setLeftOut(0);
    setChosen(undefined);
  };

  /** Says which game the chosen photo, those that come after it, and those that may show several games are of. */
  const ask = (game: string) => {
    setAsked(game);
    setPhotos((all) => all.map((photo) => (photo.id === chosenId || photo.outcome?.several?.some((one) => one.game.name === game) ? { ...photo, asked: game } : photo)));
  };

  const run = async ({ id, file, asked }: Photo) => {
    setRunning(id);
    const named = games.filter(({ game }) => game.name === asked);
    const tried = named.length > 0 ? named : games;
    // A file that is no longer there is refused like an empty one.
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    const tables = tried.map(({ table }) => table);
    const { answer } = await engine.ask({ kind: "photo", tables, lang }, [...tried.flatMap(({ files }) => files), { name: "photo", bytes }]);
    change(id, (photo) => withOutcome(photo, outcomeOf(answer, asked, lang, tried)));
    setRunning(undefined);
  };

  useEffect(() => {
    if (running !== undefined || games.length === 0) return;
    const isDue = chosen && (waits(chosen) || chosen.outcome?.lang !== lang);
    const next = isDue ? chosen : halted ? undefined : photos.find(waits);
    if (next) void run(next);
  }, [photos, chosen, running, halted, lang, games]);

  return { photos, chosen, asked: chosen?.asked ?? asked, running, halted, leftOut, add, remove, clear, choose: setChosen, ask, change, halt: setHalted };
}

export type Photos = ReturnType<typeof usePhotos>;
