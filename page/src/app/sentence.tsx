import { usePage } from "./page";
import { sentence } from "./sentences";

interface Props {
  words: string;
  as?: "span" | "li" | "p";
  look?: string;
  /** Whether it is in the language of the page. Faults of specs and prints are in English. */
  translated?: boolean;
}

/** A sentence of the library, marked with its language for screen readers. */
export function Sentence({ words, as: Tag = "span", look, translated }: Props) {
  const { lang } = usePage();
  return (
    <Tag class={look} lang={translated || lang === "en" ? undefined : "en"}>
      {sentence(words).split("`").map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}
    </Tag>
  );
}
