import { withoutCommands } from "./commands";
import type { Lang } from "../engine/contract";

/** A sentence of the library with the language that it is in. */
export interface Said {
  words: string;
  lang: Lang;
}

/** The one way by which sentences of the library reach the page. So far they are English whatever is asked for. */
export function sentence(words: string, _wanted: Lang): Said {
  // The library begins as a compiler does; here it stands alone. A square keeps its small letter.
  return { words: withoutCommands(words).replace(/^[a-z](?=[a-z ])/, (first) => first.toUpperCase()), lang: "en" };
}
