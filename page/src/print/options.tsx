import { Check, Group, Length, Select } from "../app/fields";
import { usePage } from "../app/page";
import type { Part } from "../engine/contract";
import { OWN_PAPER, usual, type Choices } from "./choices";
import { Sizes } from "./sizes";

interface Props {
  choices: Choices;
  prints: Part[];
  onChange: (choices: Choices) => void;
}

/** Every option of `print` as a control. */
export function Options({ choices, prints, onChange }: Props) {
  const { options: words } = usePage().words;
  const set = (some: Partial<Choices>) => onChange({ ...choices, ...some });
  const entries = <K extends string>(names: Record<K, string>) => Object.entries(names) as [K, string][];
  const left = prints.filter((part) => !choices.without.includes(part));

  return (
    <form class="options" aria-label={words.heading} onSubmit={(event) => event.preventDefault()}>
      <Group title={words.groups.paper}>
        <Select
          bare
          label={words.paper}
          value={choices.paper}
          choices={[["", words.usual], ...entries(words.papers)]}
          onChoose={(paper) => set({ paper })}
        />
        {choices.paper === OWN_PAPER && (
          <div class="pair">
            <Length label={words.width} value={choices.width} onType={(width) => set({ width })} />
            <Length label={words.height} value={choices.height} onType={(height) => set({ height })} />
          </div>
        )}
        <Check label={words.landscape} checked={choices.landscape} onCheck={(landscape) => set({ landscape })} />
      </Group>
      <Group title={words.groups.ink}>
        <Select
          label={words.language}
          value={choices.lang}
          choices={[["", words.languages.page], ["en", words.languages.en], ["fr", words.languages.fr]]}
          onChoose={(lang) => set({ lang })}
        />
        <Check label={words.lowInk} help={words.lowInkHelp} checked={choices.lowInk} onCheck={(lowInk) => set({ lowInk })} />
      </Group>
      <Group title={words.groups.parts}>
        {prints.map((part) => (
          <Check
            key={part}
            label={words.parts[part]}
            checked={left.includes(part)}
            disabled={left.length === 1 && left.includes(part)}
            onCheck={(on) => set({ without: on ? choices.without.filter((one) => one !== part) : [...choices.without, part] })}
          />
        ))}
        <Check label={words.markers} help={words.markersHelp} checked={choices.markers} onCheck={(markers) => set({ markers })} />
      </Group>
      <Group title={words.groups.cutting}>
        <Select
          bare
          label={words.cut}
          value={choices.cut}
          choices={[["", words.usual], ...entries(words.cutChoices)]}
          onChoose={(cut) => set({ cut })}
        />
      </Group>
      <Group title={words.groups.backs}>
        <Select
          bare
          label={words.backs}
          value={choices.backs}
          choices={[["", words.usual], ...entries(words.backsChoices)]}
          onChoose={(backs) => set({ backs })}
        />
      </Group>
      <Sizes choices={choices} onChange={set} />
      <button type="button" class="quiet" onClick={() => onChange(usual())}>
        {words.reset}
      </button>
    </form>
  );
}
