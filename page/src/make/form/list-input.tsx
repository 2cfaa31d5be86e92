import { length } from "../../print/choices";
import { usePage } from "../../app/page";
import type { Value } from "../toml/tree";
import type { InputProps } from "./field";
import { fieldOf } from "./fields";
import { useForm, useValue } from "./state";
import { useDraft } from "./use-draft";

/** A list of words or numbers on one line, with commas between them. */
export function ListInput({ field, path, id, label, describedBy, invalid, onWrite, onClear }: InputProps) {
  const { schema, text } = useForm();
  const { form: words } = usePage().words;
  const value = useValue(path);
  const items = value?.kind === "list" ? value.items : [];
  const { kind } = fieldOf(schema, field.key, field.node);
  const numbers = kind === "integer" || kind === "number";
  const parse = (typed: string) => {
    const parts = typed.split(",").map((part) => part.trim()).filter(Boolean);
    return numbers ? parts.map(Number).filter(Number.isFinite) : parts.map((part) => (kind === "length" ? length(part) : part));
  };
  const shown = items.map((item) => ("value" in item ? String(item.value) : "")).join(", ");
  const draft = useDraft({
    shown,
    normal: (typed) => parse(typed).join(", "),
    onWrite: (typed) => onWrite(parse(typed)),
    onClear,
  });
  if (!items.every(isPlain)) {
    return (
      <>
        <span class="form-label">{label}</span>
        <code>{value && text.slice(value.from, value.to)}</code>
        <small class="help">{words.onlyText}</small>
      </>
    );
  }
  return (
    <>
      <label for={id}>{label}</label>
      <input id={id} type="text" autocomplete="off" title={words.listHelp} aria-describedby={describedBy} aria-invalid={invalid || undefined} {...draft} />
    </>
  );
}

/** Whether an item is the same after it was shown and typed. */
function isPlain(item: Value): boolean {
  return "value" in item && item.kind !== "date" && !/,|^\s|\s$|^$/.test(String(item.value));
}
