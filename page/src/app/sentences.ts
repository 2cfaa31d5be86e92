/** Prepares a sentence of the library. */
export function sentence(words: string): string {
  // Messages of the library start in lower case, as in compilers; here they stand alone. Squares keep their small
  // letter.
  return words.replace(/^[a-zà-ÿ](?=[a-zà-ÿ ’])/, (first) => first.toUpperCase());
}
