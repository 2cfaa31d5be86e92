import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { Share } from "../app/share";
import type { Starter } from "../engine/contract";
import type { Work } from "./use-work";

interface Props {
  starters: Starter[];
  work: Work;
  onStart: (starter: Starter) => void;
  onOpen: (files: File[]) => void;
  onSaveText: () => void;
  onSaveAll: () => void;
  onClear: () => void;
  /** The error of the last file that could not be opened. */
  trouble: string | undefined;
}

/** Opening, saving and starting a spec. */
export function MakeBar({ starters, work, onStart, onOpen, onSaveText, onSaveAll, onClear, trouble }: Props) {
  const { lang, words: { make: words } } = usePage();
  const used = work.pictures.find(({ name }) => work.text.includes(JSON.stringify(name).slice(1, -1)));
  const options = (inGallery: boolean) =>
    starters
      .filter(({ in_gallery }) => in_gallery === inGallery)
      .map(({ name, title }) => (
        <option key={name} value={name}>
          {title[lang]}
        </option>
      ));
  return (
    <div class="make-bar">
      <select
        aria-label={words.starter}
        value=""
        onChange={({ currentTarget }) => {
          const starter = starters.find(({ name }) => name === currentTarget.value);
          currentTarget.value = "";
          if (starter) onStart(starter);
        }}
      >
        <option value="">{words.starter}…</option>
        {options(false)}
        <optgroup label={words.gallery}>{options(true)}</optgroup>
      </select>
      <FileButton multiple accept=".toml,.zip,.pdf,.svg,.svgz,.png,.jpg,.jpeg,.md,.csv,.tsv,.ttf" title={words.openLong} onFiles={onOpen}>
        <Icon name="open" />
        {words.open}
      </FileButton>
      <button type="button" class="quiet" title={words.saveTextLong} onClick={onSaveText}>
        <Icon name="save" />
        {words.saveText}
      </button>
      {work.pictures.length > 0 && (
        <button type="button" class="quiet" title={words.saveAllLong} onClick={onSaveAll}>
          <Icon name="save" />
          {words.saveAll}
        </button>
      )}
      <button type="button" class="quiet" onClick={onClear}>
        {words.clear}
      </button>
      <Share tab="make" text={work.text} refused={used && words.linkPictures(used.name)} title={words.linkLong} />
      <div class="trouble" role="alert">
        {trouble && <p class="notes wrong">{trouble}</p>}
      </div>
    </div>
  );
}
