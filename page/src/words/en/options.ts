export const options = {
  heading: "How to print",
  usual: "As the game says",
  reset: "All as the game says",
  groups: {
    paper: "Paper",
    ink: "Language and ink",
    backs: "Backs",
    cutting: "Cutting",
    parts: "What to print",
    sizes: "Sizes and distances",
  },
  ownPaper: "Another size…",
  width: "Width",
  height: "Height",
  languages: { page: "As this page", en: "English", fr: "Français" },
};
