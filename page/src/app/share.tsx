import { Copy } from "./copy";
import { packed } from "./link";
import { usePage } from "./page";
import { address, type Tab } from "./route";
import { SIGN } from "./use-link";

interface Props {
  tab: Tab;
  /** What the address says before the text. */
  before?: string;
  text: string;
  /** Why this text cannot be opened from a link. */
  refused?: string | undefined;
  title: string;
}

/** Copies a link that holds a text. */
export function Share({ tab, before = "", text, refused, title }: Props) {
  const { share: words } = usePage().words;
  const take = () => {
    if (refused !== undefined) return { refused };
    const part = packed(text);
    if (part === undefined) return { refused: words.tooLong };
    return { copy: location.href.split("#")[0] + address(tab, before + SIGN + part) };
  };
  return <Copy icon="link" label={words.link} title={title} about={text} take={take} copied={words.linkCopied} />;
}
