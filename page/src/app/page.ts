import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Games, Lang } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import { en } from "../words/en";
import type { Words } from "../words";

/** The bundled games, with the files of the starters. */
export type Known = Games & { files: Attachment[] };

/** Context of the page. `games` is set once the library has answered. */
export interface Page {
  lang: Lang;
  words: Words;
  games: Known | undefined;
}

export const PageContext = createContext<Page>({ lang: "en", words: en, games: undefined });

export function usePage(): Page {
  return useContext(PageContext);
}
