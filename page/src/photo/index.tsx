import { useEffect, useRef } from "preact/hooks";
import { Select } from "../app/fields";
import { usePage } from "../app/page";
import { useRoute } from "../app/route";
import { Sentence } from "../app/sentence";
import { useTitle } from "../app/title";
import { useDrop } from "../app/use-drop";
import { Help } from "./help";
import { ANY, MOST, waits } from "./photos";
import { Pick } from "./pick";
import { Result } from "./result";
import { Shown } from "./shown";
import { Strip } from "./strip";
import { useGames } from "./use-games";
import { usePhotos } from "./use-photos";
import { Which } from "./which";

/** Photos of the table, read. */
export function Photo() {
  const { words: all } = usePage();
  const words = all.photo;
  const { tab, rest } = useRoute();
  const games = useGames(tab === "photo");
  const shelf = usePhotos(games);
  const { photos, chosen, asked, running, leftOut, add } = shelf;
  const game = games.find(({ game }) => game.name === asked);
  const heading = useRef<HTMLHeadingElement>(null);
  // A photo that waits to be read as another game has no outcome yet.
  const outcome = chosen && !waits(chosen) ? chosen.outcome : undefined;
  useTitle("photo", outcome?.read?.of.title ?? game?.title);
  useEffect(() => {
    if (tab === "photo" && games.some(({ game }) => game.name === rest)) shelf.ask(rest);
  }, [tab, rest, games.length]);
  const over = useDrop(tab === "photo", add);
  const paste = useRef(add);
  paste.current = add;

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (tab === "photo" && files.length > 0) paste.current(files);
    };
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  }, [tab]);

  const at = photos.findIndex(({ id }) => id === running) + 1;
  return (
    <>
      <header class="opening">
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p>{words.intro}</p>
      </header>
      <div class="photo-bar">
        <Select
          label={words.game}
          value={asked}
          choices={[[ANY, words.anyGame], ...games.map(({ game, title }): [string, string] => [game.name, title])]}
          onChoose={shelf.ask}
        />
      </div>
      <Pick game={game} onFiles={add} over={over} small={photos.length > 0} />
      {photos.length > 1 && <Strip photos={shelf} />}
      <p class="photo-said" role="status">
        {at > 0 && <span class="photo-busy">{photos.length === 1 ? words.reading : words.readingOf(at, photos.length)}</span>}{" "}
        {leftOut > 0 && words.leftOut(MOST, leftOut)}
      </p>
      {outcome && !outcome.read && !outcome.several && (
        <div class="notes wrong" role="alert">
          {outcome.refused ? <Sentence as="p" words={outcome.refused.message} /> : <p>{words.stopped}</p>}
          {outcome.refused?.hint && <Sentence as="p" look="hint" words={outcome.refused.hint} />}
        </div>
      )}
      {chosen && (outcome?.read ? (
        <Result key={`${chosen.id} ${outcome.read.of.game.name}`} photo={chosen} read={outcome.read} lang={outcome.lang} onChange={(change) => shelf.change(chosen.id, change)} />
      ) : (
        <Shown key={chosen.id} file={chosen.file}>{outcome?.several && <Which games={outcome.several} onChoose={shelf.ask} />}</Shown>
      ))}
      <Help />
    </>
  );
}
