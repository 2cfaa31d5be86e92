const DAY = new Intl.DateTimeFormat("fr", { day: "numeric", month: "long" });
const MOMENT = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short" });
/** French counts the first day of a month, which Intl does not. */
const first = (date: string) => date.replace(/^1 /, "1er ");

export const shelf = {
  heading: "Parties et positions gardées",
  help: "Une partie est gardée ici d’elle-même pendant que vous la jouez, une position avec « Garder ». Tout reste dans ce navigateur jusqu’à ce que vous le retiriez.",
  keep: "Garder",
  keepLong: "Garder dans ce navigateur ce qui est montré, dans la liste ci-dessous",
  day: (time: number) => first(DAY.format(time)),
  moment: (time: number) => first(MOMENT.format(time)),
  gameOf: (day: string) => `Partie du ${day}`,
  positionOf: (day: string) => `Position du ${day}`,
  turns: (count: number) => (count < 2 ? `${count} coup` : `${count} coups`),
  position: "position",
  name: "Nom",
  open: "Ouvrir",
  openLong: (name: string) => `Ouvrir ${name}`,
  save: "Enregistrer en fichier",
  saveLong: (name: string) => `Enregistrer en fichier : ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  keptAs: (name: string) => `C’est gardé sous le nom « ${name} ».`,
  removed: (name: string) => `La liste ne contient plus « ${name} ».`,
  putBack: "Remettre",
  later: (count: number) => (count === 1 ? "1 de plus, gardée par une version ultérieure de cette page, est laissée telle quelle." : `${count} de plus, gardées par une version ultérieure de cette page, sont laissées telles quelles.`),
  refused: {
    full: (most: number) => `Ce n’est pas gardé : la liste contient ${most} parties et positions. Retirez-en, ou enregistrez ceci en fichier.`,
    tooLong: (_: number) => "Ce n’est pas gardé : c’est plus long que 64 ko. Enregistrez-le en fichier.",
    noRoom: (_: number) => "Ce navigateur ne garde plus rien : son stockage est plein ou désactivé. Enregistrez en fichier ce que vous voulez garder.",
  },
};
