import { usePage } from "../app/page";
import type { GameSource, PrintOptions, SheetDrawing } from "../engine/contract";
import type { Choices } from "../print/choices";
import { Options } from "../print/options";
import { Actions } from "../sheets/actions";
import { Cutting } from "../sheets/cutting";
import { Notes } from "../sheets/notes";
import { usePaperRun } from "../sheets/paper-run";
import type { Drawing } from "../sheets/use-drawing";
import { usePictures, type Picture } from "../sheets/use-pictures";
import { Viewer } from "../sheets/viewer";
import type { Work } from "./use-work";

const NO_SHEETS: SheetDrawing[] = [];
const NO_PICTURES: Picture[] = [];

interface Props {
  work: Work;
  spec: GameSource;
  options: PrintOptions;
  choices: Choices;
  drawing: Drawing;
  active: boolean;
  onChoices: (choices: Choices) => void;
}

/** The sheets of the text, and how they are printed. */
export function Result({ work, spec, options, choices, drawing, active, onChoices }: Props) {
  const { make: words } = usePage().words;
  const pictures = usePictures(drawing.drawn?.pages ?? NO_SHEETS);
  usePaperRun(active ? pictures : NO_PICTURES);
  const good = drawing.drawn !== undefined && drawing.faults.length === 0;
  return (
    <div class="desk-sheets">
      <Viewer pictures={pictures} busy={drawing.busy} />
      <p class="summary">{drawing.drawn?.summary}</p>
      <Notes drawing={drawing} faults={false} />
      <Actions spec={spec} options={options} files={work.pictures} name={work.name} ready={good} />
      <Cutting />
      <details class="more">
        <summary>{words.printOptions}</summary>
        <Options choices={choices} onChange={onChoices} />
      </details>
    </div>
  );
}
