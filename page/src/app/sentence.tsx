import { usePage } from "./page";
import { sentenceFor } from "./sentences";

interface Props {
  words: string;
  as?: "span" | "li" | "p";
  look?: string;
  /** Whether it belongs to a verdict, which is in the language of the page. */
  judged?: boolean;
}

/** A sentence of the library, marked with its language for screen readers. */
export function Sentence({ words, as: Tag = "span", look, judged }: Props) {
  const { lang } = usePage();
  const said = sentenceFor(lang, words, judged ?? false);
  return (
    <Tag class={look} lang={said.lang === lang ? undefined : said.lang}>
      {said.words.split("`").map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}
    </Tag>
  );
}
