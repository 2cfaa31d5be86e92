import { usePage } from "../app/page";
import type { PhotoGame } from "./use-games";

interface Props {
  games: PhotoGame[];
  onChoose: (game: string) => void;
}

/** Asks which of several games a photo shows. */
export function Which({ games, onChoose }: Props) {
  const { photo: words } = usePage().words;
  return (
    <section class="photo-which" aria-label={words.which}>
      <h2>{words.which}</h2>
      <p>{words.whichAbout}</p>
      <div class="photo-pick-buttons">
        {games.map(({ game, title }) => (
          <button key={game.name} type="button" class="strong second" onClick={() => onChoose(game.name)}>
            {title}
          </button>
        ))}
      </div>
    </section>
  );
}
