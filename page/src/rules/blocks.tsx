import { usePage } from "../app/page";
import type { LeafletBlock } from "../engine/contract";
import type { Picture } from "../sheets/picture";
import { headingId } from "./contents";
import { Diagram } from "./diagram";
import { Spans } from "./spans";

const HEADINGS = ["h2", "h3", "h4", "h5", "h6"] as const;

interface Props {
  blocks: LeafletBlock[];
  pictures: Map<string | null, Picture>;
  inWords: boolean;
  /** Whether headings can be gone to. */
  linked?: boolean;
}

/** The text of a leaflet below its title. */
export function Blocks({ blocks, ...look }: Props) {
  let headings = 0;
  return (
    <>
      {blocks.map((block, at) => {
        if (block.block === "heading") headings += 1;
        return <Block key={at} block={block} heading={headings} {...look} />;
      })}
    </>
  );
}

function Block({ block, heading, pictures, inWords, linked }: Omit<Props, "blocks"> & { block: LeafletBlock; heading: number }) {
  const { rules: words } = usePage().words;
  switch (block.block) {
    case "heading": {
      const Heading = HEADINGS[block.level - 2] ?? "h6";
      return (
        <Heading {...(linked && { id: headingId(heading), tabIndex: -1 })}>
          <Spans spans={block.text} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Spans spans={block.text} />
        </p>
      );
    case "list": {
      const items = block.items.map((item, at) => (
        <li key={at}>
          <Spans spans={item} />
        </li>
      ));
      return block.first === null ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>;
    }
    case "note":
      return (
        <div class="leaflet-note" role="note">
          {block.paragraphs.map((paragraph, at) => (
            <p key={at}>
              <Spans spans={paragraph} />
            </p>
          ))}
        </div>
      );
    case "table":
      // Focusable, because a wide table is scrolled.
      return (
        <div class="leaflet-table" role="group" aria-label={words.table} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, at) => (
                  <th key={at} scope="col">
                    <Spans spans={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, at) => (
                    <td key={at}>
                      <Spans spans={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case "diagram":
      return <Diagram figures={block.figures} caption={block.caption} pictures={pictures} inWords={inWords} />;
  }
}
