export const options = {
  heading: "Comment imprimer",
  usual: "Comme le jeu le prévoit",
  reset: "Repartir de zéro",
  kept: "Vos choix sont gardés dans ce navigateur, jeu par jeu. « Repartir de zéro » les efface pour ce jeu.",
  groups: {
    paper: "Papier",
    ink: "Langue et encre",
    backs: "Dos",
    cutting: "Découpe",
    parts: "Quoi imprimer",
    sizes: "Tailles et distances",
  },
  ownPaper: "Un autre format…",
  width: "Largeur",
  height: "Hauteur",
  languages: { page: "Comme cette page", en: "English", fr: "Français" },
};
