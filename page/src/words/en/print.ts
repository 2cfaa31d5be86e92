const about: Record<string, string> = {
  lightning: "Two players, 1892. Be the first to draw a flash across your camp.",
  quits: "Two or four players. Lead your balls across a floor that slides.",
  plank: "Two to four players, 1890. Noughts and crosses on a board that grows.",
  tokens: "Round tokens of 25 mm, to start a game of your own.",
};

export const print = {
  heading: "Games to print, cut out and play",
  intro: "Board games that are no longer sold, at the right size from an ordinary printer. Choose one.",
  about,
  parts: { board: "board", pieces: "pieces", tokens: "tokens", leaflet: "rules" },
  own: "A game of your own",
  ownAbout: "Write a few lines, drop in your pictures, and see the sheets at once.",
  all: "All games",
  others: "Other games",
  unknown: "There is no game of that name here.",
};
