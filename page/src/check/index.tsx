import { useEffect, useMemo, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import { address, useRoute } from "../app/route";
import { useTitle } from "../app/title";
import { Cover } from "../print/cover";
import { DeskView } from "./desk-view";
import type { Place } from "./place";
import { keepRules, keptRules, type Rules } from "./rule-options";
import { useLinked } from "./use-linked";
import { OWN, useOwn } from "./use-own";
import { useTable } from "./use-table";
import type { BundledGame } from "../engine/contract";

/** Positions clicked together and judged, game by game. */
export function Check() {
  const { games, lang, words } = usePage();
  const { tab, rest } = useRoute();
  const [asked, setAsked] = useState(rest.split("/")[0]);
  const own = useOwn(tab === "check");
  useEffect(() => {
    if (tab === "check" && rest) setAsked(rest.split("/")[0]);
  }, [tab, rest]);
  const judged = useMemo(() => games?.games.filter((game) => game.has_rules) ?? [], [games]);
  const bad = useLinked(tab === "check" ? rest : "", judged);
  const bundled = judged.find(({ name }) => name === asked) ?? judged.find(({ name }) => name === "quits") ?? judged[0];
  const game = asked === OWN && own ? own.game : bundled;
  const files = asked === OWN && own ? own.files : undefined;
  useTitle("check", game?.name === OWN ? words.check.ownGame : game?.title[lang]);
  if (!games || !game) {
    return (
      <>
        <h1 class="visually-hidden">{words.check.heading}</h1>
        <p class="waiting">{words.shell.starting}</p>
      </>
    );
  }
  return (
    <>
      <header class="check-title">
        <h1>{words.check.heading}</h1>
        <nav aria-label={words.check.games}>
          <ul class="check-games">
            {[...judged, ...(own ? [own.game] : [])].map((one) => (
              <li key={one.name}>
                <a class="chip" href={address("check", one.name)} aria-current={one.name === game.name ? "page" : undefined}>
                  {one.cover[lang] && <Cover svg={one.cover[lang]} />}
                  {one.name === OWN ? words.check.ownGame : one.title[lang]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div role="alert">{bad && <p class="notes wrong check-bad">{words.check.badLink}</p>}</div>
      <Game key={game.name} game={game} spec={own && game === own.game ? own.spec : undefined} files={files} />
    </>
  );
}

interface Props {
  game: BundledGame;
  spec: { spec: string; name: string } | undefined;
  files: Place["files"] | undefined;
}

const NO_FILES: Place["files"] = [];

function Game({ game, spec, files = NO_FILES }: Props) {
  const { lang, words } = usePage();
  const [rules, setRules] = useState(() => keptRules(game));
  const choose = (chosen: Rules) => {
    keepRules(game, chosen);
    setRules(chosen);
  };
  const place = useMemo<Place>(() => ({ table: { spec: spec ?? { game: game.name }, rules }, lang, files }), [game, spec, lang, files, rules]);
  const { table, refused } = useTable(place);
  if (refused !== undefined && !table) {
    return (
      <p class="notes wrong">
        {words.check.noTable} <Sentence words={refused} />
      </p>
    );
  }
  if (!table) return <p class="waiting">{words.shell.starting}</p>;
  return <DeskView name={game.name} game={game} table={table} place={place} rules={rules} onRules={choose} />;
}
