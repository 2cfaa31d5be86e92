import { setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { usePage } from "../app/page";
import { LONGEST } from "../check/stored";
import type { SpecFault } from "../engine/contract";
import { editorSetup } from "./editor-setup";
import { editorWords } from "./editor-words";
import type { Node } from "./schema";

interface Props {
  /** The initial text. Later changes are reported, not set from outside. */
  text: string;
  faults: SpecFault[];
  schema: Node | undefined;
  onText: (text: string) => void;
  /** Reports the text and the place of the cursor whenever one of them changes. */
  onCursor: (text: string, at: number) => void;
  /** Reports that a change was refused as it would make the text too long. */
  onTooLong: () => void;
  /** Receives the view, for moving the cursor or inserting text. */
  handle: RefObject<EditorView | undefined>;
}

/** The text of the game, with faults underlined. */
export function Editor({ text, faults, schema, onText, onCursor, onTooLong, handle }: Props) {
  const { lang, words } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(schema);
  known.current = schema;
  const heard = useRef(onText);
  heard.current = onText;
  const moved = useRef(onCursor);
  moved.current = onCursor;
  const spoken = useRef(new Compartment()).current;
  const inLanguage = () => [
    editorWords(lang),
    EditorView.contentAttributes.of({ "aria-label": words.make.editor, "aria-describedby": "editor-help", spellcheck: "false", tabindex: "0" }),
  ];

  // Before anything of the form can be pressed, which changes the text by the editor.
  useLayoutEffect(() => {
    const changed = EditorView.updateListener.of((update) => {
      const { doc, selection } = update.state;
      if (update.docChanged) heard.current(doc.toString());
      if (update.docChanged || update.selectionSet) moved.current(doc.toString(), selection.main.head);
    });
    const bounded = EditorState.changeFilter.of(({ newDoc, startState }) => {
      const fits = newDoc.length <= Math.max(LONGEST, startState.doc.length);
      if (!fits) onTooLong();
      return fits;
    });
    const view = new EditorView({
      doc: text,
      extensions: [editorSetup(() => known.current), changed, bounded, spoken.of(inLanguage())],
      ...(place.current && { parent: place.current }),
    });
    handle.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => handle.current?.dispatch({ effects: spoken.reconfigure(inLanguage()) }), [lang]);

  useEffect(() => {
    const view = handle.current;
    if (view) view.dispatch(setDiagnostics(view.state, diagnostics(faults, view.state.doc.length)));
  }, [faults]);

  return <div class="editor" ref={place} />;
}

function diagnostics(faults: SpecFault[], length: number): Diagnostic[] {
  return faults.flatMap(({ from, to, message, hint }) => {
    if (from === null) return [];
    const start = Math.min(from, length);
    const end = Math.min(Math.max(to ?? from, start), length);
    return [{ from: start, to: end, severity: "error", message: hint ? `${message}\n${hint}` : message }];
  });
}
