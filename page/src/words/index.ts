import type { Lang } from "../engine/contract";
import { en, type Words } from "./en";
import { fr } from "./fr";

export type { Words };

export const WORDS: Record<Lang, Words> = { en, fr };
