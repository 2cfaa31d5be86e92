// What the library says of its command line, and where the page has the same.
const HERE: [RegExp, string][] = [
  [/: `--backs duplex-long` \(or `duplex-short`, `fold`\) prints them/, ": choose how under Backs"],
  [/, or print it with `--no-photo-marks`/, ", or print it without photo marks"],
  [/, and without `--no-photo-marks`\?/, ", with its photo marks?"],
  [/[;,] or say where the corners of the squares are with `--corners`/, ""],
  [/the text that `tablier read` prints/, "the text beside the board"],
  [/; `tablier blank[^`]*` makes a form/, ""],
  [/a record of turns is for `tablier replay`/, "a record of turns is read by `Open…`"],
  [/name the spec as the game: `tablier [^`]*`/, "open the spec under Make"],
  [/a position is for `tablier check`/, "a position goes into the text beside the board"],
  [/`tablier check` says whether/, "Check says whether"],
  [/`tablier print` prints it/, "Print prints it"],
];

/** A sentence of the library without words of the command line. */
export function withoutCommands(words: string): string {
  return HERE.reduce((said, [command, here]) => said.replace(command, here), words);
}
