import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { address } from "../app/route";
import { Cover } from "./cover";

/** Links to the other games. */
export function Others({ chosen }: { chosen: string }) {
  const { games, lang, words } = usePage();
  return (
    <nav class="others" aria-label={words.print.others}>
      <a class="back" href={address("print")}>
        <Icon name="left" />
        {words.print.all}
      </a>
      <ul>
        {games?.games.map(({ name, title, cover }) => (
          <li key={name}>
            <a class="chip" href={address("print", name)} aria-current={name === chosen ? "page" : undefined}>
              <Cover svg={cover[lang]} />
              <span>{title[lang]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
