import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { address } from "../app/route";
import { Cover } from "./cover";
import { SHEETS } from "./use-again";

interface Props {
  /** Called with a sheet that is to be printed again. */
  onSheet: (sheet: File) => void;
}

/** All games with large pictures. */
export function Gallery({ onSheet }: Props) {
  const { games, lang, words } = usePage();
  const { print, shell } = words;
  return (
    <div class="gallery">
      <header class="opening">
        <h1>{print.heading}</h1>
        <p>{print.intro}</p>
      </header>
      {!games && (
        <p class="waiting" role="status">
          {shell.starting}
        </p>
      )}
      {games && (
        <ul class="cards">
          {games.games.map(({ name, title, about, cover, prints }) => (
            <li key={name}>
              <a class="card" href={address("print", name)}>
                <Cover svg={cover[lang]} />
                <span class="card-words">
                  <strong class="card-title">{title[lang]}</strong>
                  <span class="card-about">{about[lang]}</span>
                  <span class="card-parts">{prints.flatMap((part) => print.parts[part] ?? []).join(" · ")}</span>
                </span>
              </a>
            </li>
          ))}
          <li class="own-card">
            <a class="card" href={address("make")}>
              <span class="card-words">
                <strong class="card-title">
                  <Icon name="pen" /> {print.own}
                </strong>
                <span class="card-about">{print.ownAbout}</span>
              </span>
            </a>
          </li>
        </ul>
      )}
      <p class="again">
        <FileButton accept={SHEETS} title={print.againLong} onFiles={([file]) => file && onSheet(file)}>
          <Icon name="open" />
          {print.again}
        </FileButton>
      </p>
    </div>
  );
}
