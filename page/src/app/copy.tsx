import { useState } from "preact/hooks";
import { Icon, type IconName } from "./icon";
import { usePage } from "./page";

interface Props {
  label: string;
  icon: IconName;
  title?: string;
  /** What the copy is made of; another one clears what was said. */
  about: string;
  /** What to copy, or why there is nothing. */
  take: () => { copy: string } | { refused: string };
  copied: string;
}

/** Copies something, or shows it selected where the browser cannot copy. */
export function Copy({ label, icon, title, about, take, copied }: Props) {
  const { share: words } = usePage().words;
  const [said, setSaid] = useState<{ about: string; words: string; shown?: string }>();

  const copy = async () => {
    const taken = take();
    if ("refused" in taken) return setSaid({ about, words: taken.refused });
    try {
      await navigator.clipboard.writeText(taken.copy);
      setSaid({ about, words: copied });
    } catch {
      setSaid({ about, words: words.byHand, shown: taken.copy });
    }
  };
  const current = said?.about === about ? said : undefined;
  return (
    <>
      <button type="button" class="quiet" title={title} onClick={copy}>
        <Icon name={icon} />
        {label}
      </button>
      <div class="said share" role="status">
        {current?.words}
      </div>
      {current?.shown !== undefined && (
        <textarea class="share" rows={4} readOnly aria-label={label} value={current.shown} ref={(field) => field?.select()} />
      )}
    </>
  );
}
