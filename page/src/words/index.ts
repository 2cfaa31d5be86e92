import type { Lang } from "../engine/contract";
import { en } from "./en";
import { fr } from "./fr";

/** English defines the type: every other language must have the same keys. */
export type Words = typeof en;

export const WORDS: Record<Lang, Words> = { en, fr };
