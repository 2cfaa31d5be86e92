import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import type { Photo } from "./photos";
import { waits } from "./photos";
import { useThumb } from "./thumbs";
import type { Photos } from "./use-photos";

/** Several photos, each with what it has come to. */
export function Strip({ photos: { photos, chosen, running, halted, choose, remove, clear, halt } }: { photos: Photos }) {
  const { photo: words } = usePage().words;
  const left = photos.filter(waits).length;
  return (
    <section class="photo-strip" aria-label={words.photos}>
      <ul>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <Thumb photo={photo} label={words.numbered(at + 1, photos.length, photo.name)} isChosen={photo === chosen} isRunning={photo.id === running} onChoose={() => choose(photo.id)} />
          </li>
        ))}
      </ul>
      <div class="photo-strip-tools">
        {left > 0 && (
          <button type="button" class="quiet" onClick={() => halt(!halted)}>
            {halted ? words.readOn(left) : words.stop}
          </button>
        )}
        {chosen && (
          <button type="button" class="quiet" onClick={() => remove(chosen.id)}>
            <Icon name="close" /> {words.remove}
          </button>
        )}
        <button type="button" class="quiet" onClick={clear}>
          {words.removeAll}
        </button>
      </div>
    </section>
  );
}

interface ThumbProps {
  photo: Photo;
  label: string;
  isChosen: boolean;
  isRunning: boolean;
  onChoose: () => void;
}

function Thumb({ photo, label, isChosen, isRunning, onChoose }: ThumbProps) {
  const state = useTold(photo, isRunning);
  const url = useThumb(photo.file, photo.outcome !== undefined);
  return (
    <button type="button" class="photo-thumb" aria-current={isChosen ? "true" : undefined} aria-label={`${label}: ${state.join(", ")}`} onClick={onChoose}>
      {url ? <img src={url} alt="" /> : <span class="photo-thumb-empty" />}
      <span class={`photo-thumb-state ${photo.verdict ?? ""}`}>{state.at(-1)}</span>
    </button>
  );
}

/** The game of a photo, if it is known, and its verdict or what else is to be said of it. */
function useTold(photo: Photo, isRunning: boolean): string[] {
  const { photo: words, check } = usePage().words;
  const { outcome, verdict } = photo;
  if (waits(photo)) return [isRunning ? words.states.running : words.states.waiting];
  if (outcome?.several) return [words.states.which];
  if (!outcome?.read || !verdict) return [words.states.refused];
  return [outcome.read.of.title, check.verdicts[verdict]];
}
