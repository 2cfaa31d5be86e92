import type { LeafletSpan } from "../engine/contract";

const TAGS = { italic: "em", bold: "strong", notation: "code" } as const;

/** Text of a leaflet in its styles. */
export function Spans({ spans }: { spans: LeafletSpan[] }) {
  return (
    <>
      {spans.map(({ text, style }, at) => {
        if (style === "plain") return text;
        const Tag = TAGS[style];
        return <Tag key={at}>{text}</Tag>;
      })}
    </>
  );
}
