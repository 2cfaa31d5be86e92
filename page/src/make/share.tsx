import { useState } from "preact/hooks";
import { Icon } from "../app/icon";
import { packed } from "../app/link";
import { usePage } from "../app/page";
import { address } from "../app/route";
import type { Work } from "./use-work";

/** Copies a link that holds the text of the game. */
export function Share({ work: { text, pictures } }: { work: Work }) {
  const { make: words } = usePage().words;
  const [said, setSaid] = useState<{ about: string; words: string; link?: string }>();

  const copy = async () => {
    const part = packed(text);
    if (part === undefined) return setSaid({ about: text, words: words.linkTooLong });
    const used = pictures.find(({ name }) => text.includes(JSON.stringify(name).slice(1, -1)));
    if (used) return setSaid({ about: text, words: words.linkPictures(used.name) });
    const link = location.href.split("#")[0] + address("make", `=${part}`);
    try {
      await navigator.clipboard.writeText(link);
      setSaid({ about: text, words: words.linkCopied });
    } catch {
      setSaid({ about: text, words: words.linkByHand, link });
    }
  };
  const shown = said?.about === text ? said : undefined;
  return (
    <>
      <button type="button" class="quiet" title={words.linkLong} onClick={copy}>
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
