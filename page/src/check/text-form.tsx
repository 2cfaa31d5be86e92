import { useId } from "preact/hooks";
import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import { LONGEST } from "./stored";
import type { Desk } from "./use-desk";

interface Props {
  desk: Desk;
  /** The text of the position shown. */
  text: string;
  /** Whether it is not that of the desk, so that it cannot be changed. */
  fixed: boolean;
  /** Whether faults of the text are shown elsewhere. */
  told: boolean;
}

/** The text of the position. */
export function TextForm({ desk, text, fixed, told }: Props) {
  const { check: words } = usePage().words;
  const id = useId();
  const rows = Math.min(22, Math.max(7, text.split("\n").length + 1));
  const trouble = fixed ? undefined : desk.trouble;
  // Browsers take seconds to insert a text that is too long.
  const look = (event: InputEvent & { currentTarget: HTMLTextAreaElement }) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const length = value.length - (selectionEnd - selectionStart) + (event.data?.length ?? 0);
    if (length <= LONGEST) return;
    event.preventDefault();
    desk.refuse();
  };
  const type = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    if (!desk.type(currentTarget.value)) currentTarget.value = text;
  };
  return (
    <section class="text-form">
      <label for={id}>{words.asText}</label>
      <textarea
        id={id}
        rows={rows}
        value={text}
        readOnly={fixed}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-invalid={trouble !== undefined && text.trim() !== ""}
        aria-describedby={`${id}-trouble`}
        onBeforeInput={look}
        onInput={type}
      />
      <div id={`${id}-trouble`} class="text-trouble">
        {trouble && !told && (
          <p class="notes wrong">
            <Sentence words={trouble.message} />
            {trouble.hint && <Sentence words={trouble.hint} look="hint" />}
          </p>
        )}
        {desk.isTooLong && (
          <p class="notes wrong" role="alert">
            {words.tooLong}
          </p>
        )}
      </div>
    </section>
  );
}
