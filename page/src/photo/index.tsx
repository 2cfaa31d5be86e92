import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Select } from "../app/fields";
import { usePage } from "../app/page";
import { useRoute } from "../app/route";
import { Sentence } from "../app/sentence";
import { useTitle } from "../app/title";
import { useDrop } from "../app/use-drop";
import { Help } from "./help";
import { Pick } from "./pick";
import { Result } from "./result";
import { useReading } from "./use-reading";

/** A photo of the table, read. */
export function Photo() {
  const { games, lang, words: all } = usePage();
  const words = all.photo;
  const { tab, rest } = useRoute();
  const read = useMemo(() => games?.games.filter((game) => game.has_rules) ?? [], [games]);
  const [asked, setAsked] = useState("quits");
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle("photo", read.find(({ name }) => name === asked)?.title[lang]);
  useEffect(() => {
    if (tab === "photo" && read.some(({ name }) => name === rest)) setAsked(rest);
  }, [tab, rest, read]);
  const { reading, read: take } = useReading(asked);
  const over = useDrop(tab === "photo", ([file]) => file && void take(file));

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (tab === "photo" && file) void take(file);
    };
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  }, [tab, asked]);

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
          choices={read.map(({ name, title }): [string, string] => [name, title[lang]])}
          onChoose={setAsked}
        />
      </div>
      <Pick onFile={take} busy={reading.busy} over={over} small={reading.url !== undefined} />
      <p class="photo-said" role="status">
        {reading.busy && <span class="photo-busy">{words.reading}</span>}
      </p>
      {(reading.refused || reading.stopped) && (
        <div class="notes wrong" role="alert">
          {reading.stopped && <p>{words.stopped}</p>}
          {reading.refused && <Sentence translated as="p" words={reading.refused.message} />}
          {reading.refused?.hint && <Sentence translated as="p" look="hint" words={reading.refused.hint} />}
        </div>
      )}
      {reading.url && <Result key={`${asked} ${reading.url}`} game={asked} url={reading.url} seen={reading.seen} />}
      <Help />
    </>
  );
}
