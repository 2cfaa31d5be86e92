import { useEffect, useRef } from "preact/hooks";

interface Props {
  title: string;
  body: string;
  yes: string;
  no: string;
  onAnswer: (yes: boolean) => void;
}

/** A confirmation dialog before data is lost. Escape means no. */
export function Confirm({ title, body, yes, no, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="confirm" aria-labelledby="confirm-title" onClose={() => onAnswer(false)}>
      <h2 id="confirm-title">{title}</h2>
      <p>{body}</p>
      <div class="confirm-buttons">
        <button type="button" class="quiet" onClick={() => onAnswer(false)}>
          {no}
        </button>
        <button type="button" class="strong" onClick={() => onAnswer(true)}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
