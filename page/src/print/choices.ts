import type { Lang, PrintOptions } from "../engine/contract";

/** The settings of the panel by option, as typed. What is missing or empty is as the game says. */
export type Choices = PrintOptions;

/** Between the width and the height of a paper. */
export const BY = " x ";

/** Regions that use Letter paper. */
export function localPaper(language = navigator.language): Choices {
  return /-(US|CA|MX|PH)$/i.test(language) ? { paper: "letter" } : {};
}

/** The settings as print options, in the language of the page unless another is chosen. */
export function toOptions(choices: Choices, page: Lang): PrintOptions {
  const options: PrintOptions = { lang: page };
  for (const [name, typed] of Object.entries(choices)) {
    if (typed?.trim()) options[name] = typed.split(BY).map(length).join(BY);
  }
  return options;
}

/** A bare number is in millimetres; the decimal sign may be a comma. */
export function length(typed: string): string {
  const text = typed.trim();
  return /^[\d.,]+$/.test(text) ? `${text.replace(",", ".")}mm` : text;
}
