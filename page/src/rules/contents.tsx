import { usePage } from "../app/page";
import { address } from "../app/route";
import type { LeafletBlock, LeafletSpan } from "../engine/contract";
import { Spans } from "./spans";

/** The width from which the contents stand beside the text. */
const WIDE = "(min-width: 62rem)";

interface Entry {
  number: number;
  text: LeafletSpan[];
  below: Entry[];
}

export const headingId = (number: number) => `leaflet-${number}`;

/** Moves the focus to a heading, and the heading to the top of the window. */
export function goToHeading(number: number): void {
  const heading = document.getElementById(headingId(number));
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** The headings of a leaflet as links. */
export function Contents({ game, blocks }: { game: string; blocks: LeafletBlock[] }) {
  const { rules: words } = usePage().words;
  const entries = outline(blocks);
  if (entries.length < 2) return null;
  return (
    <nav class="leaflet-contents" aria-label={words.contents}>
      <details open={matchMedia(WIDE).matches}>
        <summary>{words.contents}</summary>
        <List game={game} entries={entries} />
      </details>
    </nav>
  );
}

function List({ game, entries }: { game: string; entries: Entry[] }) {
  return (
    <ol>
      {entries.map(({ number, text, below }) => (
        <li key={number}>
          {/* Also when the address has it already. */}
          <a href={address("rules", `${game}/${number}`)} onClick={() => goToHeading(number)}>
            <Spans spans={text} />
          </a>
          {below.length > 0 && <List game={game} entries={below} />}
        </li>
      ))}
    </ol>
  );
}

/** The headings of the first two levels; headings are numbered from 1. */
function outline(blocks: LeafletBlock[]): Entry[] {
  const entries: Entry[] = [];
  blocks
    .filter((block) => block.block === "heading")
    .forEach(({ level, text }, at) => {
      const entry = { number: at + 1, text, below: [] };
      if (level === 2) entries.push(entry);
      else if (level === 3) entries.at(-1)?.below.push(entry);
    });
  return entries;
}
