export const photo = {
  heading: "Photographier la table",
  intro: "Imprimez un jeu avec ses marqueurs, composez une position et prenez une photo d’en haut. Elle est lue ici, dans cette page : elle n’est envoyée nulle part.",
  game: "Jeu",
  pick: "Choisir une photo",
  take: "Prendre une photo",
  drop: "En JPEG ou en PNG. On peut aussi la déposer ici, ou la coller.",
  reading: "Lecture de la photo…",
  stopped: "La photo n’a pas pu être lue à temps. Essayez-en une plus petite.",
  yourPhoto: "Votre photo",
  place: (place: string, what: string | undefined) => (what === undefined ? `${place}, incertain : à préciser` : `${place}, ${what}`),
  unsure: (count: number, of: number) =>
    count === 0 ? (of === 1 ? "La case est certaine." : `Les ${of} cases sont certaines.`) : count === 1 ? "Une case est incertaine : elle est cerclée. Cliquez dessus pour trancher." : `${count} cases sont incertaines : elles sont cerclées. Cliquez dessus pour trancher.`,
  whatLies: (place: string) => `Qu’y a-t-il en ${place} ?`,
  goOn: "Continuer dans Vérifier",
  howTitle: "Comment prendre la photo",
  how: [
    ["Tous les marqueurs visibles", "Les petits carrés noirs au bord du plateau disent où il se trouve. Ne les couvrez pas."],
    ["D’en haut", "Un peu de biais ne gêne pas, mais aucune case ne doit se cacher derrière une pièce."],
    ["Une lumière égale", "Pas de flash, pas d’ombre dure sur le plateau, et la main ferme."],
  ] as [string, string][],
  marker: "Un marqueur. Les plateaux en portent, sauf si on les a désactivés dans Imprimer.",
};
