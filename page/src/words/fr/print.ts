export const print = {
  heading: "Des jeux à imprimer, à découper, à jouer",
  intro: "Des jeux de société qui ne se vendent plus, à imprimer à la bonne taille sur une imprimante ordinaire. Choisissez.",
  parts: { board: "plateau", pieces: "pièces", tokens: "jetons", leaflet: "règle" } as Record<string, string>,
  own: "Un jeu à vous",
  ownAbout: "Écrivez quelques lignes, déposez vos images, et voyez aussitôt les feuilles.",
  all: "Tous les jeux",
  others: "Les autres jeux",
  again: "Refaire une feuille…",
  againLong: "Ouvrir un PDF, un SVG ou un PNG fait par Tablier : il contient le jeu et les réglages de l’impression",
  asPrinted: (name: string) => `${name} : le jeu et les réglages sont ceux de l’impression.`,
  unknown: "Il n’y a pas de jeu de ce nom ici.",
};
