import { useEffect, useMemo, useRef } from "preact/hooks";
import { usePage } from "../app/page";
import type { BundledGame, GameSource } from "../engine/contract";
import { Making } from "../rules/making";
import { Actions } from "../sheets/actions";
import { Cutting } from "../sheets/cutting";
import { Notes } from "../sheets/notes";
import { useSheets } from "../sheets/use-sheets";
import { Viewer } from "../sheets/viewer";
import { toOptions, type Choices } from "./choices";
import { Options } from "./options";
import { Others } from "./others";

interface Props {
  game: BundledGame;
  active: boolean;
  choices: Choices;
  onChoices: (choices: Choices) => void;
  /** Whether it replaced other content, so that screen readers must be notified. */
  follows: boolean;
}

/** One game: its sheets, how to print them, and what to save. */
export function Workbench({ game, active, choices, onChoices, follows }: Props) {
  const { lang } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const options = useMemo(() => toOptions(choices, lang), [choices, lang]);
  const spec = useMemo<GameSource>(() => ({ game: game.name }), [game]);
  const sheets = useSheets({ spec, options, active });

  useEffect(() => {
    if (follows) heading.current?.focus({ preventScroll: true });
  }, [game]);

  return (
    <div class="workbench">
      <Others chosen={game.name} />
      <header class="bench-title">
        <h1 ref={heading} tabIndex={-1}>
          {game.title[lang]}
        </h1>
        <p>{game.about[lang]}</p>
      </header>
      <Viewer sheets={sheets} />
      <div class="bench-panel">
        <p class="summary">{sheets.drawn?.summary}</p>
        <Notes sheets={sheets} />
        <Actions spec={spec} options={options} name={game.name} sheets={sheets} />
        <Cutting />
        <Making spec={spec} options={options} sheets={sheets} />
        <Options spec={spec} choices={choices} prints={game.prints} onChange={onChoices} />
      </div>
    </div>
  );
}
