import { useState } from "preact/hooks";
import { recall, remember } from "../app/storage";

/** Sizes of the text in percent. */
export const SIZES = [90, 100, 120, 145, 175, 210];
const USUAL = 1;

const SIZE = "rules-size";
const CONTRAST = "rules-contrast";
const IN_WORDS = "rules-in-words";

/** How a leaflet is shown; this browser keeps it. */
export interface Look {
  /** Index in `SIZES`. */
  size: number;
  highContrast: boolean;
  /** Whether the descriptions of pictures are shown. */
  inWords: boolean;
}

function kept(): Look {
  const size = SIZES.indexOf(Number(recall(SIZE)));
  const contrast = recall(CONTRAST);
  return {
    size: size < 0 ? USUAL : size,
    highContrast: contrast === null ? matchMedia("(prefers-contrast: more)").matches : contrast === "high",
    inWords: recall(IN_WORDS) === "yes",
  };
}

export function useLook(): [Look, (some: Partial<Look>) => void] {
  const [look, setLook] = useState(kept);
  const change = (some: Partial<Look>) => {
    const next = { ...look, ...some };
    setLook(next);
    remember(SIZE, String(SIZES[next.size]));
    remember(CONTRAST, next.highContrast ? "high" : "normal");
    remember(IN_WORDS, next.inWords ? "yes" : "no");
  };
  return [look, change];
}
