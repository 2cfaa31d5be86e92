import type { Lang } from "../engine/contract";
import { en } from "./en";
import { fr } from "./fr";

/** English gives the shape: what is said there must be said in every language. */
export type Words = typeof en;

export const WORDS: Record<Lang, Words> = { en, fr };
