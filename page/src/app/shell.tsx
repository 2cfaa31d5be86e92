import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Check } from "../check";
import { engine } from "../engine";
import type { Lang } from "../engine/contract";
import { Make } from "../make";
import { Photo } from "../photo";
import { Print } from "../print";
import { useAgain } from "../print/use-again";
import { Rules } from "../rules";
import { WORDS } from "../words";
import { Alarm } from "./alarm";
import { loadFont } from "./font";
import { Footer } from "./footer";
import { Header } from "./header";
import { useLanguage } from "./language";
import { Notice } from "./notice";
import { PageContext, usePage, type Known } from "./page";
import { useRoute, type Tab } from "./route";
import { Sentence } from "./sentence";
import { panelId, tabId } from "./tabs";
import { useTheme } from "./theme";
import { useKeepPage } from "./use-drop";

/** The whole page. */
export function Shell() {
  const [lang, setLang] = useLanguage();
  const games = useGames();
  const page = useMemo(() => ({ lang, words: WORDS[lang], games }), [lang, games]);
  return (
    <PageContext.Provider value={page}>
      <Tabs onLang={setLang} />
    </PageContext.Provider>
  );
}

/** The tabs with what is above and below them. A tab is created when it is first shown, and then kept. */
function Tabs({ onLang }: { onLang: (lang: Lang) => void }) {
  const { words } = usePage();
  const [theme, setTheme] = useTheme();
  const { tab, rest } = useRoute();
  const again = useAgain();
  const seen = useRef(new Set<Tab>()).current.add(tab);
  const main = useRef<HTMLElement>(null);
  const game = useLast(tab === "print" ? rest : undefined) ?? "";

  useEffect(() => void loadFont(), []);
  useKeepPage();
  // What follows the name of a game is a place within its page.
  useEffect(() => scrollTo(0, 0), [tab, rest.split("/", 1)[0]]);

  const skip = (event: Event) => {
    event.preventDefault();
    main.current?.focus();
  };
  const panel = (name: Tab, content: ComponentChildren) => (
    <div role="tabpanel" id={panelId(name)} aria-labelledby={tabId(name)} hidden={name !== tab}>
      {seen.has(name) && content}
    </div>
  );
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {words.shell.skip}
      </a>
      <Header tab={tab} theme={theme} onTheme={setTheme} onLang={onLang} />
      <Alarm />
      <Notice onClose={again.close}>{again.said.length > 0 && again.said.map((said) => <Sentence key={said} as="p" words={said} />)}</Notice>
      <main id="main" ref={main} tabIndex={-1}>
        {panel("print", <Print game={game} active={tab === "print"} onSheet={again.take} />)}
        {panel("make", <Make active={tab === "make"} address={tab === "make" ? rest : ""} again={again} />)}
        {panel("check", <Check />)}
        {panel("rules", <Rules />)}
        {panel("photo", <Photo />)}
      </main>
      <Footer />
    </>
  );
}

function useGames(): Known | undefined {
  const [games, setGames] = useState<Known>();
  useEffect(() => {
    void engine.ask({ kind: "games" }).then(({ answer, files }) => {
      if (answer.kind === "games") setGames({ ...answer, files });
    });
  }, []);
  return games;
}

/** The last defined value. */
function useLast<V>(value: V | undefined): V | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
