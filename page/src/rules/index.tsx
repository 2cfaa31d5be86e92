import { useEffect, useRef } from "preact/hooks";
import { usePage } from "../app/page";
import { address, useRoute } from "../app/route";
import { Sentence } from "../app/sentence";
import { useTitle } from "../app/title";
import { Cover } from "../print/cover";
import { Blocks } from "./blocks";
import { Contents, goToHeading } from "./contents";
import { Spans } from "./spans";
import { Tools } from "./tools";
import { useFigures } from "./use-figures";
import { useLeaflet } from "./use-leaflet";
import { SIZES, useLook } from "./use-look";
import { useSources } from "./use-sources";

/** The rules of the games, to be read on a screen. */
export function Rules() {
  const { lang, words: all } = usePage();
  const words = all.rules;
  const { tab, rest } = useRoute();
  const active = tab === "rules";
  const sources = useSources(active);
  const asked = useRef("");
  const [name = "", section] = rest.split("/");
  if (active && name) asked.current = name;
  const source = sources?.find(({ name }) => name === asked.current) ?? sources?.find(({ name }) => name === "quits");
  const shown = useLeaflet(source, lang);
  const leaflet = shown?.source.name === source?.name ? shown?.leaflet : undefined;
  const pictures = useFigures(leaflet?.blocks);
  const [look, setLook] = useLook();
  const heading = useRef<HTMLHeadingElement>(null);
  const read = useRef<string | undefined>(undefined);
  useTitle("rules", source?.title);

  useEffect(() => {
    if (!leaflet || !source) return;
    // The first one does not take the focus from where the reader is.
    if (read.current !== undefined && read.current !== source.name && !section) heading.current?.focus({ preventScroll: true });
    read.current = source.name;
  }, [leaflet, source]);
  useEffect(() => {
    if (active && leaflet && section) goToHeading(Number(section));
  }, [active, leaflet !== undefined, section]);

  return (
    <div class="rules" data-contrast={look.highContrast ? "high" : undefined}>
      <div class="rules-bar">
        <nav aria-label={words.games}>
          <ul class="rules-games">
            {sources?.map(({ name, title, cover }) => (
              <li key={name}>
                <a class="chip" href={address("rules", name)} aria-current={name === source?.name ? "page" : undefined}>
                  {cover && <Cover svg={cover} />}
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Tools look={look} onLook={setLook} ready={leaflet !== undefined} />
      </div>
      {leaflet && source ? (
        <article class="leaflet" style={{ fontSize: `${SIZES[look.size]}%` }}>
          <header>
            <h1 ref={heading} tabIndex={-1}>
              <Spans spans={leaflet.title} />
            </h1>
            {leaflet.subtitle.length > 0 && (
              <p class="leaflet-subtitle">
                <Spans spans={leaflet.subtitle} />
              </p>
            )}
          </header>
          <Contents key={source.name} game={source.name} blocks={leaflet.blocks} />
          <div class="leaflet-text">
            <Blocks linked blocks={leaflet.blocks} pictures={pictures} inWords={look.inWords} />
          </div>
        </article>
      ) : shown?.trouble !== undefined && shown.source.name === source?.name ? (
        <>
          <h1>{source.title}</h1>
          <div class="notes wrong" role="alert">
            {shown.trouble ? (
              <>
                <p>{words.faulty}</p>
                <Sentence as="p" words={shown.trouble} />
              </>
            ) : (
              <p>{words.stopped}</p>
            )}
          </div>
        </>
      ) : (
        <>
          <h1 class="visually-hidden">{all.shell.tabs.rules}</h1>
          <p class="waiting" role="status">
            {words.reading}
          </p>
        </>
      )}
    </div>
  );
}
