import type { Ground } from "./scene";
import type { Mark } from "./square";

/** The marks of each place. A strip as a whole is named by its number alone. */
export function marksOf(grounds: Ground[], named: [Mark, string[]][]): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const { name } of grounds.flatMap(({ spots }) => spots)) {
    const found = named.filter(([, names]) => names.some((one) => one === name || name.startsWith(`${one}:`)));
    if (found.length > 0) marks.set(name, found.map(([mark]) => mark));
  }
  return marks;
}
