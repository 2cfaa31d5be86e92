const about: Record<string, string> = {
  lightning: "Deux joueurs, 1892. Soyez le premier à tracer un éclair à travers votre camp.",
  quits: "Deux ou quatre joueurs. Menez vos billes sur un sol qui coulisse.",
  plank: "De deux à quatre joueurs, 1890. Un morpion dont le plateau grandit.",
  tokens: "Des jetons ronds de 25 mm, point de départ d’un jeu à vous.",
};

export const print = {
  heading: "Des jeux à imprimer, à découper, à jouer",
  intro: "Des jeux de société qui ne se vendent plus, à imprimer à la bonne taille sur une imprimante ordinaire. Choisissez.",
  about,
  parts: { board: "plateau", pieces: "pièces", tokens: "jetons", leaflet: "règle" },
  own: "Un jeu à vous",
  ownAbout: "Écrivez quelques lignes, déposez vos images, et voyez aussitôt les feuilles.",
  all: "Tous les jeux",
  others: "Les autres jeux",
  unknown: "Il n’y a pas de jeu de ce nom ici.",
};
