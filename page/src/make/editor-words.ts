import { EditorState } from "@codemirror/state";
import type { Lang } from "../engine/contract";

const FRENCH: Record<string, string> = {
  Find: "Chercher",
  Replace: "Remplacer",
  next: "suivant",
  previous: "précédent",
  all: "tous",
  "match case": "respecter la casse",
  "by word": "mots entiers",
  regexp: "expression régulière",
  replace: "remplacer",
  "replace all": "remplacer tout",
  close: "fermer",
  "current match": "résultat actuel",
  "on line": "à la ligne",
  "replaced match on line $": "remplacé à la ligne $",
  "replaced $ matches": "$ remplacements",
  "Go to line": "Aller à la ligne",
  go: "aller",
  Completions: "Propositions",
  Diagnostics: "À corriger",
  "No diagnostics": "Rien à corriger",
  "Selection deleted": "Sélection effacée",
};

/** Translations of CodeMirror's own messages, which are English by default. */
export function editorWords(lang: Lang) {
  return EditorState.phrases.of(lang === "fr" ? FRENCH : {});
}
