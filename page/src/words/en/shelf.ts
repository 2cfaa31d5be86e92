const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

export const shelf = {
  heading: "Kept games and positions",
  help: "A game is kept here by itself while you play it, a position with Keep. All of it stays in this browser until you remove it.",
  keep: "Keep",
  keepLong: "Keep what is shown in this browser, on the list below",
  day: (time: number) => DAY.format(time),
  moment: (time: number) => MOMENT.format(time),
  gameOf: (day: string) => `Game of ${day}`,
  positionOf: (day: string) => `Position of ${day}`,
  turns: (count: number) => (count === 1 ? "1 turn" : `${count} turns`),
  position: "position",
  name: "Name",
  open: "Open",
  openLong: (name: string) => `Open ${name}`,
  save: "Save as file",
  saveLong: (name: string) => `Save as file: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  keptAs: (name: string) => `Kept as “${name}”.`,
  removed: (name: string) => `“${name}” is removed.`,
  putBack: "Put back",
  later: (count: number) => (count === 1 ? "1 more was kept by a later version of this page, and is left as it is." : `${count} more were kept by a later version of this page, and are left as they are.`),
  refused: {
    full: (most: number) => `This is not kept: the list holds ${most} games and positions. Remove some, or save this as a file.`,
    tooLong: (_: number) => "This is not kept: it is longer than 64 kB. Save it as a file.",
    noRoom: (_: number) => "This browser keeps nothing more: its storage is full or switched off. Save as a file what you want to keep.",
  },
};
