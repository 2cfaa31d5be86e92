import { useId, useState } from "preact/hooks";
import { Icon } from "../../app/icon";
import { usePage } from "../../app/page";
import { set, type Path } from "../toml/edit";
import { Field } from "./field";
import { fieldOf, type Field as Shape } from "./fields";
import { Fold, Inside } from "./part";
import { useForm, useNames, useValue } from "./state";

/** A table with names of the user's own: colours, faces. */
export function MapPart({ field, path }: { field: Shape; path: Path }) {
  const { edit, schema } = useForm();
  const { form: words } = usePage().words;
  const names = useNames();
  const value = useValue(path);
  const [typed, setTyped] = useState("");
  const id = useId();
  const known = value?.kind === "table" ? [...value.keys.keys()] : [];
  const shape = (key: string) => fieldOf(schema, key, field.node);
  const isLine = !["table", "tables", "map"].includes(shape("").kind);
  const name = typed.trim();
  const insert = () => {
    if (!name || known.includes(name)) return;
    edit((text) => (isLine ? set(text, [...path, name], "gold") : set(text, [...path, name, "background"], "gold")));
    setTyped("");
  };
  return (
    <div class="form-part">
      {isLine ? (
        <div class="form-fields">
          {known.map((key) => (
            <Field key={key} field={shape(key)} path={path} name={key} />
          ))}
        </div>
      ) : (
        known.map((key) => (
          <Fold key={key} look="form-more" title={key}>
            <Inside field={shape(key)} path={[...path, key]} />
          </Fold>
        ))
      )}
      <div class="form-field">
        <label for={id}>{words.newName(names.key(field.key))}</label>
        <span class="form-pair">
          <input
            id={id}
            type="text"
            autocomplete="off"
            value={typed}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            onKeyDown={(event) => event.key === "Enter" && insert()}
          />
          <button type="button" class="quiet" disabled={!name || known.includes(name)} onClick={insert}>
            <Icon name="plus" />
            {words.addShort}
          </button>
        </span>
      </div>
    </div>
  );
}
