import { sentence } from "./sentences";

interface Props {
  words: string;
  as?: "span" | "li" | "p";
  look?: string;
}

/** A sentence of the library, with its notation set apart. */
export function Sentence({ words, as: Tag = "span", look }: Props) {
  return <Tag class={look}>{sentence(words).split("`").map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part))}</Tag>;
}
