import type { Work } from "./crates.mjs";

export function programWorks(target: string): Work[];
export function notices(works: Work[]): string;
