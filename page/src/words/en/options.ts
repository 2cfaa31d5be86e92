export const options = {
  heading: "How to print",
  usual: "As the game says",
  reset: "Start again",
  kept: "What you choose is kept in this browser, game by game. “Start again” clears it for this game.",
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
