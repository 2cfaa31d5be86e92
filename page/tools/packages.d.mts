export interface Package {
  name: string;
  folder: string;
  version: string;
  licence: string;
  shipped: boolean;
  present: boolean;
}
export function installed(root: string): Package[];
