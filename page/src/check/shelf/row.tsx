import { Icon } from "../../app/icon";
import { usePage } from "../../app/page";
import { defaultTitle, LONGEST_NAME, titleOf, type Keepsake } from "./keepsake";

interface Props {
  keepsake: Keepsake;
  onRename: (name: string | undefined) => void;
  onOpen: () => void;
  onSave: () => void;
  onRemove: () => void;
}

/** A kept game or position. */
export function Row({ keepsake, onRename, onOpen, onSave, onRemove }: Props) {
  const { shelf: words } = usePage().words;
  const { date, turns } = keepsake;
  const title = titleOf(keepsake, words);
  const rename = (typed: string) => {
    const name = typed.trim();
    onRename(name === "" || name === defaultTitle(keepsake, words) ? undefined : name);
  };
  return (
    <li class="kept">
      <input
        type="text"
        class="kept-name"
        aria-label={words.name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        value={title}
        onChange={(event) => event.currentTarget.value !== title && rename(event.currentTarget.value)}
      />
      <button type="button" class="round" aria-label={words.remove(title)} title={words.remove(title)} onClick={onRemove}>
        <Icon name="close" />
      </button>
      <p class="kept-about">
        <time dateTime={new Date(date).toISOString()}>{words.moment(date)}</time>
        {` · ${turns > 0 ? words.turns(turns) : words.position}`}
      </p>
      <div class="kept-tools">
        <button type="button" class="quiet" aria-label={words.openLong(title)} onClick={onOpen}>
          {words.open}
        </button>
        <button type="button" class="quiet" aria-label={words.saveLong(title)} onClick={onSave}>
          <Icon name="save" /> {words.save}
        </button>
      </div>
    </li>
  );
}
