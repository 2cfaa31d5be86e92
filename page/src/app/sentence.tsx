import { usePage } from "./page";
import { sentence } from "./sentences";

interface Props {
  words: string;
  as?: "span" | "li" | "p";
  look?: string;
}

/** A sentence of the library, marked with its language for those who hear the page. */
export function Sentence({ words, as: Tag = "span", look }: Props) {
  const { lang } = usePage();
  const said = sentence(words, lang);
  return (
    <Tag class={look} lang={said.lang === lang ? undefined : said.lang}>
      {said.words.split("`").map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}
    </Tag>
  );
}
