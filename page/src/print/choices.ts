import type { Backs, Cut, Lang, Part, PrintOptions } from "../engine/contract";

/** The settings of the panel. An empty text means the value of the game. */
export interface Choices {
  paper: string;
  width: string;
  height: string;
  landscape: boolean;
  lang: "" | Lang;
  lowInk: boolean;
  backs: "" | Backs;
  cut: "" | Cut;
  gap: string;
  bleed: string;
  margin: string;
  overlap: string;
  square: string;
  without: Part[];
  markers: boolean;
}

export const OWN_PAPER = "own";
export const PARTS: Part[] = ["board", "pieces", "tokens", "leaflet"];

export function usual(paper = ""): Choices {
  return {
    paper,
    width: "210",
    height: "297",
    landscape: false,
    lang: "",
    lowInk: false,
    backs: "",
    cut: "",
    gap: "",
    bleed: "",
    margin: "",
    overlap: "",
    square: "",
    without: [],
    markers: true,
  };
}

/** Regions that use Letter paper. */
export function localPaper(language = navigator.language): string {
  return /-(US|CA|MX|PH)$/i.test(language) ? "letter" : "";
}

/** The settings as print options: only those that differ from the defaults. */
export function toOptions(choices: Choices, page: Lang, prints: Part[] = PARTS): PrintOptions {
  const options: PrintOptions = { lang: choices.lang || page };
  const paper = paperOf(choices);
  if (paper) options.paper = paper;
  if (choices.landscape) options.landscape = true;
  if (choices.lowInk) options.low_ink = true;
  if (choices.backs) options.backs = choices.backs;
  if (choices.cut) options.cut = choices.cut;
  if (!choices.markers) options.photo_marks = false;
  const lengths = { gap: choices.gap, bleed: choices.bleed, margin: choices.margin, overlap: choices.overlap };
  for (const [key, typed] of Object.entries({ ...lengths, board_square: choices.square })) {
    if (typed.trim()) options[key as keyof typeof lengths | "board_square"] = length(typed);
  }
  const left = prints.filter((part) => !choices.without.includes(part));
  if (left.length < prints.length && left.length > 0) options.only = left;
  return options;
}

function paperOf({ paper, width, height }: Choices): string {
  if (paper !== OWN_PAPER) return paper;
  return `${length(width)} x ${length(height)}`;
}

/** A bare number is in millimetres; the decimal sign may be a comma. */
export function length(typed: string): string {
  const text = typed.trim().replace(",", ".");
  return /^[\d.]+$/.test(text) ? `${text}mm` : text;
}
