import { length } from "../../print/choices";
import { usePage } from "../../app/page";
import type { InputProps } from "./field";
import { useNames, useValue } from "./state";
import { useDraft } from "./use-draft";

/** A text, a length or a number. */
export function Typed({ field, path, id, label, describedBy, invalid, onWrite, onClear }: InputProps) {
  const value = useValue(path);
  const written = value && "value" in value ? String(value.value) : "";
  const isLength = field.kind === "length";
  const isNumber = field.kind === "integer" || field.kind === "number";
  const draft = useDraft({
    shown: isLength ? bare(written) : written,
    normal: (typed) => (isLength ? bare(length(typed)) : isNumber ? String(Number(typed)) : typed),
    onWrite: (typed) => onWrite(isLength ? length(typed) : isNumber ? Number(typed) : typed),
    onClear,
  });
  const common = { id, "aria-describedby": describedBy, "aria-invalid": invalid || undefined, ...draft };
  const list = field.values.length > 0 && !isLength ? `${id}-list` : undefined;
  return (
    <>
      <label for={id}>{label}</label>
      {written.includes("\n") ? (
        <textarea rows={3} {...common} />
      ) : isNumber ? (
        <input type="number" step={field.kind === "integer" ? 1 : "any"} placeholder={field.usual} {...common} />
      ) : (
        <span class={isLength ? "with-unit" : undefined}>
          <input type="text" autocomplete="off" placeholder={isLength ? bare(field.usual) : field.usual} list={list} {...common} />
          {isLength && /^[\d.,\s]*$/.test(draft.value) && <span aria-hidden="true">mm</span>}
        </span>
      )}
      {list && (
        <datalist id={list}>
          {field.values.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A length in millimetres as a number alone. */
function bare(length: string): string {
  return /^\s*(\d+\.?\d*|\.\d+)\s*mm\s*$/i.exec(length)?.[1] ?? length;
}

/** One of some values, or none of them. */
export function Choice({ field, path, id, label, describedBy, invalid, values, named = {}, onWrite, onClear }: InputProps & { values: string[]; named?: Record<string, string> }) {
  const { form: words } = usePage().words;
  const names = useNames();
  const value = useValue(path);
  const written = value && "value" in value ? String(value.value) : "";
  const show = (one: string) => named[one] ?? names.value(one);
  const usual = field.usual ? `– (${show(field.usual)})` : words.none;
  return (
    <>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={written}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={({ currentTarget }) => (currentTarget.value ? onWrite(currentTarget.value) : onClear())}
      >
        <option value="">{usual}</option>
        {[...new Set([...(written ? [written] : []), ...values])].map((one) => (
          <option key={one} value={one}>
            {show(one)}
          </option>
        ))}
      </select>
    </>
  );
}
