import { useState } from "preact/hooks";
import { Icon } from "./icon";
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
  const [said, setSaid] = useState<{ about: string; words: string; link?: string }>();

  const copy = async () => {
    const tell = (words: string, link?: string) => setSaid({ about: text, words, ...(link && { link }) });
    if (refused !== undefined) return tell(refused);
    const part = packed(text);
    if (part === undefined) return tell(words.tooLong);
    const link = location.href.split("#")[0] + address(tab, before + SIGN + part);
    try {
      await navigator.clipboard.writeText(link);
      tell(words.copied);
    } catch {
      tell(words.byHand, link);
    }
  };
  const shown = said?.about === text ? said : undefined;
  return (
    <>
      <button type="button" class="quiet" title={title} onClick={copy}>
        <Icon name="link" />
        {words.link}
      </button>
      <div class="said share" role="status">
        {shown?.words}
      </div>
      {shown?.link && (
        <input type="text" class="share" readOnly aria-label={words.link} value={shown.link} ref={(input) => input?.select()} />
      )}
    </>
  );
}
