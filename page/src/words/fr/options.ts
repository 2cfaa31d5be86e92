export const options = {
  heading: "Comment imprimer",
  usual: "Comme le jeu le prévoit",
  reset: "Tout comme le jeu le prévoit",
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
