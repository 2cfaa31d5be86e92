// Commands in messages of the library, and the equivalent controls of the page.
const HERE: [RegExp, string][] = [
  [/: `--backs duplex-long` \(or `duplex-short`, `fold`\) prints them/, ": choose how under Backs"],
  [/: without `--gap 0mm` or `gap` they lie apart/, ": leave the gap empty, and they lie apart"],
  [/\u202f?: `--board-square [^`]*`$/, ""],
  [/, or print (it )?with `--no-photo-marks`/, ", or print $1without photo marks"],
  [/, and without `--no-photo-marks`\?/, ", with its photo marks?"],
  [/[;,] or say where the corners of the squares are with `--corners`/, ""],
  [/the text that `tablier read` prints/, "the text beside the board"],
  [/; `tablier blank[^`]*` makes a form/, ""],
  [/a record of turns is for `tablier replay`/, "a record of turns is read by `Open…`"],
  [/name the spec as the game: `tablier [^`]*`/, "open the spec under Make"],
  [/a position is for `tablier check`/, "a position goes into the text beside the board"],
  [/`tablier check` says whether/, "Check says whether"],
  [/`tablier print` prints it/, "Print prints it"],
  [/leave `--corners` out/, "leave the corners out"],
  [/give `--corners` once/, "give the corners once"],
  [/`tablier blank[^`]*` prints a form to fill in; or name a file/, "lay pieces, or open a file"],
  // The same in French.
  [/\u202f: `--backs duplex-long` \(ou `duplex-short`, `fold`\) l’imprime/, "\u202f: choisissez sous «\u202fDos\u202f» comment l’imprimer"],
  [/\u202f: sans `--gap 0mm` ni `gap`, elles sont espacées/, "\u202f: laissez l’écart vide, et elles sont espacées"],
  [/`tablier blank[^`]*` donne un formulaire à remplir\s?; ou nommez un fichier/, "posez des pièces, ou ouvrez un fichier"],
  [/, ou imprimez avec `--no-photo-marks`/, ", ou imprimez sans marqueurs photo"],
  [/,? et sans `--no-photo-marks`(?=\s\?)/, ", avec ses marqueurs"],
  [/\s?[,;] ou indiquez où sont les coins des cases avec `--corners`/, ""],
  [/retirez `--corners`/, "retirez les coins"],
  [/donnez `--corners` une fois/, "donnez les coins une fois"],
  [/le texte que donne `tablier read`/, "le texte à côté du plateau"],
  [/\s?; `tablier blank[^`]*` donne un formulaire/, ""],
  [/une position se vérifie avec `tablier check`/, "une position se met dans le texte à côté du plateau"],
  [/un relevé de partie se rejoue avec `tablier replay`/, "un relevé de partie s’ouvre par `Ouvrir…`"],
  [/donnez ce fichier à la place du jeu\s: `tablier [^`]*`/, "ouvrez ce fichier dans Créer"],
  [/`tablier check` dit si/, "Vérifier dit si"],
  [/`tablier print` l’imprime/, "Imprimer l’imprime"],
];

/** A sentence of the library without words of the command line. */
export function withoutCommands(words: string): string {
  return HERE.reduce((said, [command, here]) => said.replace(command, here), words);
}
