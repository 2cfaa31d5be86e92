import { useId } from "preact/hooks";
import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import type { Desk } from "./use-desk";

interface Props {
  desk: Desk;
  /** Whether faults of the text are shown elsewhere. */
  told: boolean;
  /** Whether the text is a record, so that stepping through it is offered. */
  onRecord: (() => void) | undefined;
}

/** The text of the position. */
export function TextForm({ desk, told, onRecord }: Props) {
  const { check: words } = usePage().words;
  const id = useId();
  const rows = Math.min(22, Math.max(7, desk.text.split("\n").length + 1));
  return (
    <section class="text-form">
      <label for={id}>{words.asText}</label>
      <textarea
        id={id}
        rows={rows}
        value={desk.text}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-invalid={desk.trouble !== undefined && desk.text.trim() !== "" && !onRecord}
        aria-describedby={`${id}-trouble`}
        onInput={(event) => desk.type(event.currentTarget.value)}
      />
      <div id={`${id}-trouble`} class="text-trouble">
        {desk.trouble && !told && !onRecord && (
          <p class="notes wrong">
            <Sentence translated words={desk.trouble.message} />
            {desk.trouble.hint && <Sentence translated words={desk.trouble.hint} look="hint" />}
          </p>
        )}
      </div>
      {onRecord && (
        <p class="notes">
          {words.isRecord}{" "}
          <button type="button" class="quiet" onClick={onRecord}>
            {words.stepThrough}
          </button>
        </p>
      )}
    </section>
  );
}
