import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import { useExplained } from "./use-explained";

/** What the key at the cursor does, what it takes, and an example. */
export function KeyHelp({ name }: { name: string | undefined }) {
  const { lang, words } = usePage();
  const entry = useExplained(name, lang);
  if (!entry) return null;
  const { values, keys } = entry;
  const named = values.map(({ word, meaning }) => (meaning ? `\`${word}\` (${meaning})` : `\`${word}\``)).join(", ");
  const rows: [string, string | null][] = [
    [words.make.takes, entry.takes],
    [words.make.values, named],
    [words.make.usual, entry.default],
    [words.make.keys, keys.map((key) => `\`${key}\``).join(", ")],
  ];
  return (
    <section class="key-help" aria-label={words.make.keyHelp}>
      <p>
        <code>{entry.name}</code>
      </p>
      <Sentence as="p" words={entry.about} />
      <dl>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Sentence words={value} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {entry.example && <pre tabindex={0}>{entry.example}</pre>}
    </section>
  );
}
