import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

interface Props {
  /** The kinds of files, as the attribute of `<input>`. */
  accept: string;
  multiple?: boolean;
  /** Whether the camera at the back takes the picture. */
  camera?: boolean;
  look?: string;
  title?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  children: ComponentChildren;
}

/** A button that asks for files. */
export function FileButton({ accept, multiple, camera, look = "quiet", title, disabled, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const files = [...(currentTarget.files ?? [])];
    // Else the same file could not be chosen twice.
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
