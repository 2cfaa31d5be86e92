/** A change of a text, as CodeMirror takes it. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** The smallest change that makes one text of another. */
export function difference(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && before[front] === after[front]) front++;
  let back = 0;
  while (back < shorter - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
  return { from: front, to: before.length - back, insert: after.slice(front, after.length - back) };
}
