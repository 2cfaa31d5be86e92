import { Group } from "../app/fields";
import { usePage } from "../app/page";
import type { FormField, GameSource } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { localPaper, type Choices } from "./choices";
import { Input } from "./input";

interface Props {
  spec: GameSource;
  files?: Attachment[];
  choices: Choices;
  /** The parts that the game has; all if it is not known. */
  prints?: string[];
  onChange: (choices: Choices) => void;
}

const NO_FILES: Attachment[] = [];

/** Every option of `print` as a control. */
export function Options({ spec, files = NO_FILES, choices, prints, onChange }: Props) {
  const { games, words } = usePage();
  const fields = games?.options ?? [];
  const { groups } = words.options;
  const inputs = (group: FormField["group"]) =>
    fields
      .filter((field) => field.group === group)
      .map((field, at) => (
        <Input
          key={field.name}
          field={field}
          bare={at === 0}
          value={choices[field.name] ?? ""}
          prints={prints}
          spec={spec}
          files={files}
          onChange={(value) => onChange({ ...choices, [field.name]: value })}
        />
      ));
  return (
    <form class="options" aria-label={words.options.heading} onSubmit={(event) => event.preventDefault()}>
      {(["paper", "ink", "parts", "cutting", "backs"] as const).map((group) => (
        <Group key={group} title={groups[group]}>
          {inputs(group)}
        </Group>
      ))}
      <details class="sizes">
        <summary>{groups.sizes}</summary>
        {inputs("sizes")}
      </details>
      <button type="button" class="quiet" onClick={() => onChange(localPaper())}>
        {words.options.reset}
      </button>
      <p class="help">{words.options.kept}</p>
    </form>
  );
}
