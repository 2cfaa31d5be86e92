import { Length } from "../app/fields";
import { usePage } from "../app/page";
import type { Choices } from "./choices";

interface Props {
  choices: Choices;
  onChange: (some: Partial<Choices>) => void;
}

/** The rarely used lengths. */
export function Sizes({ choices, onChange }: Props) {
  const { options: words } = usePage().words;
  return (
    <details class="sizes">
      <summary>{words.groups.sizes}</summary>
      <Length label={words.square} help={words.squareHelp} value={choices.square} onType={(square) => onChange({ square })} />
      <Length label={words.gap} help={words.gapHelp} value={choices.gap} onType={(gap) => onChange({ gap })} />
      <Length label={words.bleed} value={choices.bleed} onType={(bleed) => onChange({ bleed })} />
      <Length label={words.margin} value={choices.margin} onType={(margin) => onChange({ margin })} />
      <Length label={words.overlap} value={choices.overlap} onType={(overlap) => onChange({ overlap })} />
    </details>
  );
}
