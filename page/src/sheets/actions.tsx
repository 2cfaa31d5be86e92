import { useState } from "preact/hooks";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { engine } from "../engine";
import type { Format, GameSource, PrintOptions } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { saveAll } from "./save";

interface Props {
  spec: GameSource;
  options: PrintOptions;
  files?: Attachment[];
  /** The names of the saved files. */
  name: string;
  ready: boolean;
}

type Wish = "pdf" | "svg" | "cut" | "png";

const isCut = ({ name }: Attachment) => name.endsWith(".cut.svg");
const CHOSEN: Record<Wish, { format: Format; suffix: string; keep: (file: Attachment) => boolean }> = {
  pdf: { format: "pdf", suffix: "", keep: () => true },
  svg: { format: "svg", suffix: "-svg", keep: (file) => !isCut(file) },
  cut: { format: "svg", suffix: "-cut", keep: isCut },
  png: { format: "png", suffix: "-png", keep: () => true },
};
const DOTS = [96, 150, 300, 600];

/** Print the sheets, or save them. */
export function Actions({ spec, options, files, name, ready }: Props) {
  const { lang, words: { sheets: words, shell } } = usePage();
  const [said, setSaid] = useState("");
  const [dpi, setDpi] = useState(150);
  const [making, setMaking] = useState(false);

  const make = async (wish: Wish) => {
    const { format, suffix, keep } = CHOSEN[wish];
    setSaid("");
    setMaking(true);
    const made = await engine.ask({ kind: "make", spec, options, format, dpi, lang }, files);
    setMaking(false);
    const { answer } = made;
    if (answer.kind === "refused") return setSaid([answer.message, answer.hint].filter(Boolean).join(" "));
    if (answer.kind === "faulty") return setSaid(answer.faults[0]?.message ?? "");
    if (answer.kind === "stopped") return setSaid(shell.stopped[answer.why]);
    const saved = await saveAll(made.files.filter(keep), `${name}${suffix}.zip`);
    setSaid(saved ? words.saved(saved) : words.noCut);
  };
  const off = !ready || making;

  return (
    <section class="actions" aria-label={words.save}>
      <div class="actions-main">
        <button type="button" class="strong" disabled={!ready} onClick={() => print()}>
          <Icon name="printer" />
          {words.print}
        </button>
        <button type="button" class="strong second" disabled={off} onClick={() => make("pdf")}>
          <Icon name="save" />
          {words.pdf}
        </button>
      </div>
      <div class="actions-more">
        <button type="button" class="quiet" title={words.svgLong} disabled={off} onClick={() => make("svg")}>
          {words.svg}
        </button>
        <button type="button" class="quiet" title={words.cutLong} disabled={off} onClick={() => make("cut")}>
          {words.cut}
        </button>
        <span class="joined">
          <button type="button" class="quiet" title={words.pngLong} disabled={off} onClick={() => make("png")}>
            {words.png}
          </button>
          <select aria-label={words.dpi} value={String(dpi)} onChange={(event) => setDpi(Number(event.currentTarget.value))}>
            {DOTS.map((dots) => (
              <option key={dots} value={String(dots)}>{words.dots(dots)}</option>
            ))}
          </select>
        </span>
      </div>
      <p class="help">{words.printHint}</p>
      <p class="said" role="status">
        {said}
      </p>
    </section>
  );
}
