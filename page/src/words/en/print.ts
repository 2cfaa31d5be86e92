export const print = {
  heading: "Games to print, cut out and play",
  intro: "Board games that are no longer sold, at the right size from an ordinary printer. Choose one.",
  parts: { board: "board", pieces: "pieces", tokens: "tokens", leaflet: "rules" } as Record<string, string>,
  own: "A game of your own",
  ownAbout: "Write a few lines, drop in your pictures, and see the sheets at once.",
  all: "All games",
  others: "Other games",
  again: "Print a sheet again…",
  againLong: "Open a PDF, SVG or PNG that Tablier made: it carries the game and how it was printed",
  asPrinted: (name: string) => `${name}: the game and the options are as they were printed.`,
  unknown: "There is no game of that name here.",
};
