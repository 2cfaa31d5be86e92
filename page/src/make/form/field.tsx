import type { ComponentChildren } from "preact";
import { usePage } from "../../app/page";
import { Sentence } from "../../app/sentence";
import { isContents, setContents } from "../contents";
import { remove, set, type Path } from "../toml/edit";
import type { Plain } from "../toml/write";
import { Colour } from "./colour";
import type { Field as Shape } from "./fields";
import { Choice, Typed } from "./inputs";
import { ListInput } from "./list-input";
import { PictureInput } from "./picture-input";
import { faultsAt, idOf, useForm, useNames, useValue } from "./state";
import { WordsInput } from "./words-input";

export interface InputProps {
  field: Shape;
  path: Path;
  id: string;
  label: string;
  describedBy: string | undefined;
  invalid: boolean;
  onWrite: (value: Plain) => void;
  onClear: () => void;
}

/** A key with a value of one line. */
export function Field({ field, path: table, name }: { field: Shape; path: Path; name?: string }) {
  const { edit, faults, text } = useForm();
  const { form: words } = usePage().words;
  const names = useNames();
  const path = [...table, field.key];
  const value = useValue(path);
  const id = idOf(path);
  const label = name ?? names.key(field.key);
  const wrong = faultsAt(faults, value).filter(({ from }) => value && from !== null && from >= value.from)[0];
  const help = [field.help && `${id}-help`, wrong && `${id}-wrong`].filter(Boolean).join(" ") || undefined;
  const write = (value: Plain) => edit((text) => (isContents(field.key) ? setContents(text, table, field.key, value) : set(text, path, value)));
  const props: InputProps = { field, path, id, label, describedBy: help, invalid: wrong !== undefined, onWrite: write, onClear: () => edit((text) => remove(text, path)) };
  return (
    <div class={`form-field field-${field.kind}`} data-help={field.help || undefined}>
      {value && !fits(field.kind, value.kind) ? (
        <Only label={label}>
          <code>{text.slice(value.from, value.to)}</code>
          <small class="help">{words.onlyText}</small>
        </Only>
      ) : (
        <Input {...props} />
      )}
      {field.help && (
        <span id={`${id}-help`} class="visually-hidden">
          <Sentence words={field.help} />
        </span>
      )}
      {wrong && (
        <span id={`${id}-wrong`} class="form-wrong">
          <Sentence words={wrong.message} />
        </span>
      )}
    </div>
  );
}

function Input(props: InputProps) {
  const { form: words } = usePage().words;
  switch (props.field.kind) {
    case "choice":
      return <Choice {...props} values={props.field.values} />;
    case "switch":
      return <Choice {...props} values={["true", "false"]} named={{ true: words.yes, false: words.no }} onWrite={(value) => props.onWrite(value === "true")} />;
    case "colour":
      return <Colour {...props} />;
    case "list":
      return <ListInput {...props} />;
    case "words":
      return <WordsInput {...props} />;
    default:
      return ["art", "picture", "outline"].includes(props.field.key) ? <PictureInput {...props} /> : <Typed {...props} />;
  }
}

/** A value that only the text can change. */
function Only({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <>
      <span class="form-label">{label}</span>
      {children}
    </>
  );
}

/** Whether the form can show a value that is written. */
function fits(kind: Shape["kind"], written: string): boolean {
  switch (kind) {
    case "integer":
      return written === "integer";
    case "number":
      return written === "integer" || written === "number";
    case "switch":
      return written === "boolean";
    case "list":
      return written === "list";
    case "words":
      return written === "string" || written === "table";
    default:
      return written === "string";
  }
}
