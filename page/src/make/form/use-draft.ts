import { useState } from "preact/hooks";

interface Draft {
  shown: string;
  /** A typed text as it is shown once it is written. */
  normal?: (typed: string) => string;
  onWrite: (typed: string) => void;
  onClear: () => void;
}

/**
 * What is in a field while it is typed. An empty field is cleared only when it is left: whoever empties it to type
 * another value keeps its line.
 */
export function useDraft({ shown, normal = (typed) => typed, onWrite, onClear }: Draft) {
  const [draft, setDraft] = useState<string>();
  const typing = draft !== undefined && (draft.trim() === "" || normal(draft) === shown);
  return {
    value: typing ? draft : shown,
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      setDraft(value);
      if (value.trim() !== "") onWrite(value);
    },
    onBlur: () => {
      if (typing && draft.trim() === "" && shown !== "") onClear();
      setDraft(undefined);
    },
  };
}
