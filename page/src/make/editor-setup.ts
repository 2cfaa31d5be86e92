import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, StreamLanguage } from "@codemirror/language";
import { toml } from "@codemirror/legacy-modes/mode/toml";
import { lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from "@codemirror/view";
import { completeFrom } from "./complete";
import { editorLook } from "./editor-look";
import type { Node } from "./schema";

/** Extensions that the editor always has. */
export function editorSetup(schema: () => Node | undefined): Extension {
  // The Tab key moves the focus, so that keyboard users are not trapped in the editor.
  return [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    history(),
    bracketMatching(),
    closeBrackets(),
    search({ top: true }),
    highlightSelectionMatches(),
    StreamLanguage.define(toml),
    autocompletion({ override: [completeFrom(schema)], icons: false }),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.lineWrapping,
    EditorView.cspNonce.of(document.querySelector<HTMLElement>("style[nonce], link[nonce]")?.nonce ?? ""),
    editorLook,
  ];
}
