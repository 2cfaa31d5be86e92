import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import type { Sheets } from "./use-sheets";

interface Props {
  sheets: Sheets;
  /** Whether to show faults here; the editor shows its own. */
  faults?: boolean;
}

/** Messages of the library about the sheets. */
export function Notes({ sheets: { drawn, faults, refused }, faults: tellFaults = true }: Props) {
  const { sheets: words } = usePage().words;
  const wrong = [...(tellFaults ? faults : []), ...(refused ? [refused] : [])];
  return (
    <>
      {wrong.length > 0 && (
        <section class="notes wrong" role="alert">
          <h2>{words.faults}</h2>
          <ul>
            {wrong.map(({ message, hint }) => (
              <li key={message}>
                <Sentence words={message} />
                {hint && <Sentence look="hint" words={hint} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      {drawn && drawn.notes.length > 0 && (
        <section class="notes">
          <h2>{words.notes}</h2>
          <ul>
            {drawn.notes.map((note) => (
              <Sentence key={note} as="li" words={note} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
