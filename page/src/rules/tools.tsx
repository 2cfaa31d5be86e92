import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { type Look, SIZES } from "./use-look";

interface Props {
  look: Look;
  onLook: (some: Partial<Look>) => void;
  ready: boolean;
}

/** Size of the text, contrast, descriptions of pictures, and printing. */
export function Tools({ look, onLook, ready }: Props) {
  const { rules: words } = usePage().words;
  const sized = (by: number) => onLook({ size: look.size + by });
  return (
    <div class="rules-tools" role="group" aria-label={words.tools}>
      <div class="rules-sizes">
        <button type="button" class="quiet" aria-label={`A−, ${words.smaller}`} title={words.smaller} disabled={look.size === 0} onClick={() => sized(-1)}>
          A−
        </button>
        <button type="button" class="quiet" aria-label={`A+, ${words.larger}`} title={words.larger} disabled={look.size === SIZES.length - 1} onClick={() => sized(1)}>
          A+
        </button>
        <span class="visually-hidden" role="status">
          {words.size(SIZES[look.size] ?? 100)}
        </span>
      </div>
      <button type="button" class="quiet" aria-pressed={look.highContrast} onClick={() => onLook({ highContrast: !look.highContrast })}>
        {words.contrast}
      </button>
      <button type="button" class="quiet" aria-pressed={look.inWords} onClick={() => onLook({ inWords: !look.inWords })}>
        {words.inWords}
      </button>
      <button type="button" class="quiet" disabled={!ready} onClick={() => print()}>
        <Icon name="printer" /> {words.print}
      </button>
    </div>
  );
}
