const TAG = /<(\/?)[a-zA-Z][^>]*?(\/?)>/g;
const ID = /\sid="([^"]+)"/;
const REFERENCE = /\shref="#([^"]+)"|xlink:href="#([^"]+)"/;

/** Number of elements that a browser draws; reused ones count each time. */
export function weight(svg: string): number {
  const known = new Map<string, number>();
  const open: { id: string | undefined; weight: number }[] = [{ id: undefined, weight: 0 }];
  for (const [tag, closing, empty] of svg.matchAll(TAG)) {
    if (!closing) {
      const target = tag.startsWith("<use") ? REFERENCE.exec(tag) : null;
      const used = target ? (known.get(target[1] ?? target[2] ?? "") ?? 0) : 0;
      open.push({ id: ID.exec(tag)?.[1], weight: 1 + used });
    }
    if (!closing && !empty) continue;
    const done = open.pop();
    const around = open.at(-1);
    if (!done || !around) break;
    if (done.id) known.set(done.id, done.weight);
    around.weight += done.weight;
  }
  return open[0]?.weight ?? 0;
}
