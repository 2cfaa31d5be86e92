import { redo, undo } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";
import { useRef } from "preact/hooks";
import { putPicture } from "./put-picture";
import { difference } from "./toml/difference";

/** Changes of the text from outside of its editor. All are steps of the editor, so that they can be undone. */
export function useEditing() {
  const view = useRef<EditorView | undefined>(undefined);
  /** Changes the text, and moves the cursor there if wished. Returns whether the text could be changed. */
  const edit = (change: (text: string) => string | undefined, moves = false): boolean => {
    const editor = view.current;
    const text = editor?.state.doc.toString() ?? "";
    const next = change(text);
    if (next === undefined || !editor) return false;
    const changes = difference(text, next);
    const cursor = moves ? { selection: { anchor: changes.from + changes.insert.length }, scrollIntoView: true } : {};
    // Letters typed into a field one after the other are undone together, as in the text.
    if (next !== text) editor.dispatch({ changes, userEvent: "input.type", ...cursor });
    return true;
  };
  const goTo = (place: number, focus: boolean) => {
    const editor = view.current;
    editor?.dispatch({ selection: { anchor: Math.min(place, editor.state.doc.length) }, scrollIntoView: focus });
    if (focus) editor?.focus();
  };
  const usePicture = (picture: string): boolean => {
    const editor = view.current;
    if (!editor) return false;
    const head = editor.state.selection.main.head;
    const done = edit((text) => putPicture(text, head, picture), true);
    editor.focus();
    return done;
  };
  const step = (back: boolean) => {
    if (view.current) (back ? undo : redo)(view.current);
  };
  return { view, edit, goTo, putPicture: usePicture, step };
}
