import { withoutCommands } from "./commands";
import type { Lang } from "../engine/contract";

/** A sentence of the library with its language. */
export interface Said {
  words: string;
  lang: Lang;
}

/** What the library says of bundled games, which it says in English only. */
const IN_FRENCH: [RegExp, string][] = [
  [/^the backs of its pieces are not printed:.*$/, "le dos des pièces n’est pas imprimé : choisissez sous « Dos » comment l’imprimer"],
];

/**
 * Prepares a sentence of the library for a page. Verdicts are in the language of the page, faults of specs and prints in
 * English, but for what bundled games give rise to.
 */
export function sentenceFor(page: Lang, words: string, judged: boolean): Said {
  const french = page === "fr" && !judged ? IN_FRENCH.find(([english]) => english.test(words)) : undefined;
  return french ? sentence(french[1], "fr") : sentence(words, judged ? page : "en");
}

/** Prepares a sentence of the library. */
export function sentence(words: string, lang: Lang): Said {
  // Messages of the library start in lower case, as in compilers; here they stand alone. Squares keep their small
  // letter.
  return { words: withoutCommands(words).replace(/^[a-zà-ÿ](?=[a-zà-ÿ ’])/, (first) => first.toUpperCase()), lang };
}
