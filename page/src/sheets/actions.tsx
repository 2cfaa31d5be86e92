import { useRef, useState } from "preact/hooks";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { engine } from "../engine";
import type { Format, GameSource, PrintOptions } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { saveAll } from "./save";
import type { Sheets } from "./use-sheets";

interface Props {
  spec: GameSource;
  options: PrintOptions;
  files?: Attachment[];
  /** The names of the saved files. */
  name: string;
  sheets: Sheets;
}

type Wish = "pdf" | "svg" | "cut" | "png" | "tts";

const isCut = ({ name }: Attachment) => name.endsWith(".cut.svg");
const CHOSEN: Record<Wish, { format: Format; suffix: string; keep: (file: Attachment) => boolean }> = {
  pdf: { format: "pdf", suffix: "", keep: () => true },
  svg: { format: "svg", suffix: "-svg", keep: (file) => !isCut(file) },
  cut: { format: "svg", suffix: "-cut", keep: isCut },
  png: { format: "png", suffix: "-png", keep: () => true },
  tts: { format: "tts", suffix: "-tts", keep: () => true },
};
/** Formats that are not made sheet by sheet. */
const WHOLE: Format[] = ["pdf", "tts"];
const DOTS = [96, 150, 300, 600];

/** Files being made. */
interface Making {
  /** The sheet in work; `undefined` for a file with all sheets. */
  sheet: number | undefined;
  of: number;
  stop: AbortController;
}

/** Print the sheets, or save them. */
export function Actions({ spec, options, files, name, sheets }: Props) {
  const { lang, words: { sheets: words, shell } } = usePage();
  const [said, setSaid] = useState("");
  const [dpi, setDpi] = useState(150);
  const [making, setMaking] = useState<Making>();
  const section = useRef<HTMLElement>(null);

  /** Makes the files, where each sheet has its own one after the other. Returns why there are none. */
  const made = async ({ format, keep }: (typeof CHOSEN)[Wish], kept: Attachment[]): Promise<string | undefined> => {
    const stop = new AbortController();
    const of = sheets.pictures.length;
    const parts = WHOLE.includes(format) ? [undefined] : Array.from({ length: of }, (_, at) => at);
    for (const sheet of parts) {
      setMaking({ sheet, of, stop });
      const one = sheet === undefined ? {} : { sheet };
      const { answer, files: made } = await engine.ask({ kind: "make", spec, options, format, dpi, lang, ...one }, files, stop.signal);
      if (answer.kind === "cancelled") return words.stopped;
      if (answer.kind === "refused") return [answer.message, answer.hint].filter(Boolean).join(" ");
      if (answer.kind === "faulty") return answer.faults[0]?.message ?? "";
      if (answer.kind === "stopped") return shell.stopped[answer.why];
      kept.push(...made.filter(keep));
    }
    return undefined;
  };
  const make = async (wish: Wish, button: HTMLButtonElement) => {
    const kept: Attachment[] = [];
    setSaid("");
    const trouble = await made(CHOSEN[wish], kept);
    setMaking(undefined);
    setSaid(trouble ?? (await saved(kept, `${name}${CHOSEN[wish].suffix}.zip`)));
    // A button that is off loses the focus.
    if (document.activeElement === document.body || section.current?.contains(document.activeElement)) button.focus();
  };
  const saved = async (kept: Attachment[], zipName: string) => {
    const saved = await saveAll(kept, zipName);
    return saved ? words.saved(saved) : words.noCut;
  };
  const off = sheets.drawn === undefined || sheets.faults.length > 0 || making !== undefined;
  const button = (wish: Wish) => ({
    type: "button" as const,
    disabled: off,
    onClick: (event: MouseEvent) => make(wish, event.currentTarget as HTMLButtonElement),
  });

  return (
    <section ref={section} class="actions" aria-label={words.save}>
      <div class="actions-main">
        <button type="button" class="strong" disabled={!sheets.ready} onClick={() => print()}>
          <Icon name="printer" />
          {words.print}
        </button>
        <button class="strong second" {...button("pdf")}>
          <Icon name="save" />
          {words.pdf}
        </button>
      </div>
      <div class="actions-more">
        <button class="quiet" title={words.svgLong} {...button("svg")}>
          {words.svg}
        </button>
        <button class="quiet" title={words.cutLong} {...button("cut")}>
          {words.cut}
        </button>
        <span class="joined">
          <button class="quiet" title={words.pngLong} {...button("png")}>
            {words.png}
          </button>
          <select aria-label={words.dpi} value={String(dpi)} onChange={(event) => setDpi(Number(event.currentTarget.value))}>
            {DOTS.map((dots) => (
              <option key={dots} value={String(dots)}>{words.dots(dots)}</option>
            ))}
          </select>
        </span>
        <button class="quiet" title={words.ttsLong} {...button("tts")}>
          {words.tts}
        </button>
      </div>
      <p class="help">{words.printHint}</p>
      {making && (
        <p class="making">
          <progress aria-label={words.making} max={making.of} value={making.sheet} />
          <span>{making.sheet === undefined ? words.making : words.page(making.sheet + 1, making.of)}</span>
          <button type="button" class="quiet" onClick={() => making.stop.abort()}>
            {words.stop}
          </button>
        </p>
      )}
      <p class="said" role="status">
        {said}
      </p>
    </section>
  );
}
