import { usePage } from "../app/page";
import type { GameSource, PrintOptions } from "../engine/contract";
import type { Choices } from "../print/choices";
import { Options } from "../print/options";
import { Making } from "../rules/making";
import { Actions } from "../sheets/actions";
import { Cutting } from "../sheets/cutting";
import { Notes } from "../sheets/notes";
import type { Sheets } from "../sheets/use-sheets";
import { Viewer } from "../sheets/viewer";
import type { Work } from "./use-work";

interface Props {
  work: Work;
  spec: GameSource;
  options: PrintOptions;
  choices: Choices;
  sheets: Sheets;
  onChoices: (choices: Choices) => void;
}

/** The sheets of the text, and how they are printed. */
export function Result({ work, spec, options, choices, sheets, onChoices }: Props) {
  const { make: words } = usePage().words;
  return (
    <div class="desk-sheets">
      <Viewer sheets={sheets} />
      <p class="summary">{sheets.drawn?.summary}</p>
      <Notes sheets={sheets} faults={false} />
      <Actions spec={spec} options={options} files={work.pictures} name={work.name} sheets={sheets} />
      <Cutting />
      <Making spec={spec} options={options} files={work.pictures} sheets={sheets} />
      <details class="more">
        <summary>{words.printOptions}</summary>
        <Options spec={spec} files={work.pictures} choices={choices} onChange={onChoices} />
      </details>
    </div>
  );
}
