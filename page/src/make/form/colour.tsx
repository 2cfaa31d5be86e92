import { usePage } from "../../app/page";
import { textAt, type Doc } from "../toml/tree";
import type { InputProps } from "./field";
import { useForm, useValue } from "./state";
import { useDraft } from "./use-draft";

/** A colour by its name or its number, with the picker of the browser. */
export function Colour({ field, path, id, label, describedBy, invalid, onWrite, onClear }: InputProps) {
  const { form: words } = usePage().words;
  const { doc } = useForm();
  const value = useValue(path);
  const shown = value?.kind === "string" ? String(value.value) : "";
  const draft = useDraft({ shown, onWrite, onClear });
  const own = doc.root.keys.get("colors");
  const names = own?.kind === "table" && path[0] !== "colors" ? [...own.keys.keys()] : [];
  const seen = shown && hexOf(doc, shown);
  return (
    <>
      <label for={id}>{label}</label>
      <span class="form-pair">
        <input
          type="color"
          class={seen ? undefined : "form-no-colour"}
          aria-label={words.picker(label)}
          value={seen || "#ffffff"}
          onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        />
        <input id={id} type="text" autocomplete="off" list={`${id}-list`} placeholder={field.usual} aria-describedby={describedBy} aria-invalid={invalid || undefined} {...draft} />
      </span>
      <datalist id={`${id}-list`}>
        {[...names, ...field.values].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  );
}

/** A colour as `#rrggbb`: a name of the game's own, a name of the web, a number, or inks; "" for others. */
export function hexOf(doc: Doc, colour: string): string {
  const named = textAt(doc.root, "colors", colour) ?? colour;
  const inks = /^\s*cmyk\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*\)/i.exec(named);
  if (inks) {
    const [c = 0, m = 0, y = 0, k = 0] = inks.slice(1).map((ink) => Math.min(1, Number(ink) / 100));
    return `#${[c, m, y].map((ink) => hex(255 * (1 - ink) * (1 - k))).join("")}`;
  }
  return byBrowser(named.trim());
}

const hex = (part: number) => Math.round(part).toString(16).padStart(2, "0");

const known = new Map<string, string>();

function byBrowser(colour: string): string {
  const found = known.get(colour);
  if (found !== undefined) return found;
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush || !CSS.supports("color", colour)) return "";
  brush.fillStyle = colour;
  const made = /^#[\da-f]{6}$/.test(brush.fillStyle) ? brush.fillStyle : "";
  if (known.size < 1000) known.set(colour, made);
  return made;
}
