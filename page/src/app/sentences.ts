import { withoutCommands } from "./commands";
import type { Lang } from "../engine/contract";

/** A sentence of the library with the language that it is in. */
export interface Said {
  words: string;
  lang: Lang;
}

/** The one way by which sentences of the library reach the page. Verdicts are in the language of the page; what is wrong with a spec or a print is said in English. */
export function sentence(words: string, lang: Lang): Said {
  // The library begins as a compiler does; here it stands alone. A square keeps its small letter.
  return { words: withoutCommands(words).replace(/^[a-zà-ÿ](?=[a-zà-ÿ ’])/, (first) => first.toUpperCase()), lang };
}
