export interface Work {
  name: string;
  texts: string[];
}
export function crates(root: string, target: string): Work[];
