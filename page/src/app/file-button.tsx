import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface Props {
  /** The accepted file types, as for `<input>`. */
  accept: string;
  multiple?: boolean;
  /** Whether to use the rear camera. */
  camera?: boolean;
  look?: string;
  title?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  children: ComponentChildren;
}

/** A button that opens a file picker. */
export function FileButton({ accept, multiple, camera, look = "quiet", title, disabled, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])];
    // Allows choosing the same file again.
    currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <button type="button" class={look} title={title} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input ref={input} type="file" hidden accept={accept} multiple={multiple} capture={camera ? "environment" : undefined} onChange={take} />
    </>
  );
}
