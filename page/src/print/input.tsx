import { Check, Length, Select } from "../app/fields";
import { usePage } from "../app/page";
import type { FormField, GameSource } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { BY } from "./choices";
import { Spares } from "./spares";

const OWN_PAPER = "own";
const FIRST_SIZE = `210${BY}297`;

interface Props {
  field: FormField;
  /** Whether the heading of its group says what a choice is about. */
  bare: boolean;
  value: string;
  prints?: string[] | undefined;
  spec: GameSource;
  files: Attachment[];
  onChange: (value: string) => void;
}

/** An option of `print` as a control. An empty value means that of the game. */
export function Input({ field, bare, value, prints, spec, files, onChange }: Props) {
  const { lang, words } = usePage();
  const label = field.label[lang];
  const help = field.help?.[lang];
  const named = (all: { word: string; label: Record<string, string> }[]) => all.map(({ word, label }): [string, string] => [word, label[lang] ?? word]);
  const usual: [string, string] = ["", words.options.usual];
  switch (field.input) {
    case "switch": {
      const checked = value ? value === "true" : field.usual;
      return <Check label={label} help={help} checked={checked} onCheck={(on) => onChange(on === field.usual ? "" : String(on))} />;
    }
    case "spares":
      return <Spares label={label} help={help} value={value} spec={spec} files={files} onChange={onChange} />;
    case "length":
      return <Length label={label} help={help} value={value} onType={onChange} />;
    case "lang": {
      const { page, ...languages } = words.options.languages;
      return <Select label={label} help={help} value={value} choices={[["", page], ...Object.entries(languages)]} onChoose={onChange} />;
    }
    case "word":
      return <Select bare={bare} label={label} help={help} value={value} choices={[usual, ...named(field.words)]} onChoose={onChange} />;
    case "words": {
      const all = field.words.map(({ word }) => word);
      const usual = all.slice(0, field.usual);
      const chosen = value ? value.split(",") : usual;
      const offered = field.words.filter(({ word }) => prints?.includes(word) ?? true);
      const left = offered.filter(({ word }) => chosen.includes(word));
      const toggle = (one: string, on: boolean) => all.filter((word) => (word === one ? on : chosen.includes(word)));
      // What is usual needs no word; what the game does not have makes no difference.
      const isUsual = (words: string[]) => offered.every(({ word }) => words.includes(word) === usual.includes(word));
      const joined = (words: string[]) => (isUsual(words) ? "" : words.join(","));
      return (
        <>
          {offered.map(({ word, label }) => (
            <Check
              key={word}
              label={label[lang]}
              checked={chosen.includes(word)}
              disabled={left.length === 1 && left[0]?.word === word}
              onCheck={(on) => onChange(joined(toggle(word, on)))}
            />
          ))}
        </>
      );
    }
    case "paper": {
      const own = value.includes(BY);
      const [width = "", height = ""] = own ? value.split(BY) : [];
      const choices = [usual, ...named(field.words), [OWN_PAPER, words.options.ownPaper] as [string, string]];
      return (
        <>
          <Select bare={bare} label={label} value={own ? OWN_PAPER : value} choices={choices} onChoose={(word) => onChange(word === OWN_PAPER ? FIRST_SIZE : word)} />
          {own && (
            <div class="pair">
              <Length label={words.options.width} value={width} onType={(width) => onChange(width + BY + height)} />
              <Length label={words.options.height} value={height} onType={(height) => onChange(width + BY + height)} />
            </div>
          )}
        </>
      );
    }
  }
}
