import { withoutCommands } from "./commands";
import type { Lang } from "../engine/contract";

/** A sentence of the library with its language. */
export interface Said {
  words: string;
  lang: Lang;
}

/** Prepares sentences of the library for the page. Verdicts are in the language of the page, faults of specs and prints in English. */
export function sentence(words: string, lang: Lang): Said {
  // Messages of the library start in lower case, as in compilers; here they stand alone. Squares keep their small
  // letter.
  return { words: withoutCommands(words).replace(/^[a-zà-ÿ](?=[a-zà-ÿ ’])/, (first) => first.toUpperCase()), lang };
}
