import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { usePage } from "../../app/page";
import type { SpecFault } from "../../engine/contract";
import type { Node } from "../schema";
import type { Path } from "../toml/edit";
import { at, type Doc, type Value } from "../toml/tree";

/** What all parts of the form share. */
export interface FormState {
  doc: Doc;
  text: string;
  schema: Node;
  faults: SpecFault[];
  /** The names of the pictures of the game. */
  pictures: string[];
  /** Changes the text. */
  edit: (change: (text: string) => string | undefined) => void;
  /** Takes pictures from files, and gives the name of the first. */
  upload: (files: File[]) => Promise<string | undefined>;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error("outside of a form");
  return state;
}

export function useValue(path: Path): Value | undefined {
  return at(useForm().doc.root, path);
}

/** What keys and values are called. */
export function useNames() {
  const { spec } = usePage().words;
  const plain = (word: string) => word.replaceAll("_", " ");
  return {
    key: (key: string) => spec.keys[key] ?? plain(key).replace(/^./, (first) => first.toUpperCase()),
    value: (value: string) => spec.values[value] ?? plain(value),
  };
}

/** The faults at a value. */
export function faultsAt(faults: SpecFault[], value: Value | undefined): SpecFault[] {
  if (!value) return [];
  return faults.filter(({ from, to }) => from !== null && from < Math.max(value.to, value.from + 1) && (to ?? from) > value.from);
}

/** The name of an element for what the fields of a path are grouped by. */
export function idOf(path: Path): string {
  return `form-${path.join("-").replace(/[^\w-]/g, (sign) => `_${sign.charCodeAt(0)}`)}`;
}
