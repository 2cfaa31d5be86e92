export const photo = {
  heading: "Photograph the table",
  intro: "Print a game with its markers, set up a position, and take a photo from above. It is read here, in this page: it is sent nowhere.",
  game: "Game",
  pick: "Choose a photo",
  take: "Take a photo",
  drop: "A JPEG or PNG. It can also be dropped here, or pasted.",
  reading: "Reading the photo…",
  stopped: "The photo could not be read in time. Try a smaller one.",
  yourPhoto: "Your photo",
  place: (place: string, what: string | undefined) => (what === undefined ? `${place}, not clear: settle it` : `${place}, ${what}`),
  unsure: (count: number, of: number) =>
    count === 0 ? (of === 1 ? "The square is clear." : `All ${of} squares are clear.`) : count === 1 ? "One square is not clear: it is ringed. Click it to settle it." : `${count} squares are not clear: they are ringed. Click them to settle them.`,
  whatLies: (place: string) => `What lies on ${place}?`,
  goOn: "Go on in Check",
  howTitle: "How to take a photo",
  how: [
    ["All markers in view", "The small black squares at the edges of the board tell where it lies. Leave them uncovered."],
    ["From above", "A little from the side does no harm, but no square should hide behind a piece."],
    ["Even light", "No flash, no hard shadows across the board, and a steady hand."],
  ] as [string, string][],
  marker: "A marker. Boards are printed with them unless that was switched off under Print.",
};
