import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { usePage } from "../../app/page";
import type { Node } from "../schema";
import { remove, set, type Path } from "../toml/edit";
import type { Table } from "../toml/tree";
import { Field } from "./field";
import { definitionsOf, fieldsOf, type Field as Shape } from "./fields";
import { Items } from "./items";
import { MapPart } from "./map-part";
import { firstKeys } from "./order";
import { idOf, useForm, useNames, useValue } from "./state";

/** The fields of a table: the usual ones and those that are written, and the others at hand below. */
export function Part({ node, path }: { node: Node; path: Path }) {
  const { schema, text } = useForm();
  const { form: words } = usePage().words;
  const value = useValue(path);
  if (value && value.kind !== "table") {
    return (
      <p class="form-field">
        <code>{text.slice(value.from, value.to)}</code>
        <small class="help">{words.onlyText}</small>
      </p>
    );
  }
  const { main, more } = sorted(withOnePicture(fieldsOf(schema, node, value), value), firstKeys(definitionsOf(schema, node)), value);
  return (
    <div class="form-part">
      <Fields fields={main} path={path} />
      {more.length > 0 && (
        <Fold look="form-more" title={words.more}>
          <Fields fields={more} path={path} folded />
        </Fold>
      )}
    </div>
  );
}

function Fields({ fields, path, folded }: { fields: Shape[]; path: Path; folded?: boolean }) {
  const names = useNames();
  const isLine = ({ kind }: Shape) => !["table", "tables", "map"].includes(kind);
  return (
    <>
      <div class="form-fields">
        {fields.filter(isLine).map((field) => (
          <Field key={field.key} field={field} path={path} />
        ))}
      </div>
      {fields.filter((field) => !isLine(field)).map((field) =>
        folded ? (
          <Fold key={field.key} look="form-more" title={names.key(field.key)}>
            <Inside field={field} path={[...path, field.key]} />
          </Fold>
        ) : (
          <fieldset key={field.key} class="form-group">
            <legend>{names.key(field.key)}</legend>
            <Inside field={field} path={[...path, field.key]} />
          </fieldset>
        ),
      )}
    </>
  );
}

/** A key that holds a table, a list of tables, or names of the user's own. */
export function Inside({ field, path }: { field: Shape; path: Path }) {
  if (field.kind === "tables") return <Items field={field} path={path} />;
  if (field.kind === "map") return <MapPart field={field} path={path} />;
  if (field.mayBeNone) return <OptionalPart field={field} path={path} />;
  return <Part node={field.node} path={path} />;
}

/** A table that may be `false`: a choice whether there is one, and its keys. */
function OptionalPart({ field, path }: { field: Shape; path: Path }) {
  const { edit } = useForm();
  const { form: words } = usePage().words;
  const value = useValue(path);
  const id = idOf(path);
  const written = value?.kind === "table" ? "yes" : value?.kind === "boolean" && "value" in value && !value.value ? "no" : "";
  const write = (choice: string) => edit((text) => (choice === "" ? remove(text, path) : set(text, path, choice === "yes" ? {} : false)));
  return (
    <>
      <div class="form-field field-switch" data-help={field.help || undefined}>
        <label for={id}>{words.present}</label>
        <select id={id} value={written} onChange={({ currentTarget }) => write(currentTarget.value)}>
          <option value="">{words.none}</option>
          <option value="yes">{words.yes}</option>
          <option value="no">{words.no}</option>
        </select>
      </div>
      {value?.kind !== "boolean" && <Part node={field.node} path={path} />}
    </>
  );
}

interface FoldProps {
  title: ComponentChildren;
  look: string;
  children: ComponentChildren;
}

/** Contents that are made once they are wanted: a spec has hundreds of keys. */
export function Fold({ title, look, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class={look} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}

/** Drawings and photos share a field. */
function withOnePicture(fields: Shape[], table: Table | undefined): Shape[] {
  const hidden = table?.keys.has("picture") ? "art" : "picture";
  return fields.some(({ key }) => key === "art") ? fields.filter(({ key }) => key !== hidden) : fields;
}

function sorted(fields: Shape[], first: string[] | undefined, table: Table | undefined): { main: Shape[]; more: Shape[] } {
  if (!first) return { main: fields, more: [] };
  const rank = ({ key }: Shape) => {
    const at = first.indexOf(key === "picture" ? "art" : key);
    return at < 0 ? first.length : at;
  };
  const inOrder = fields.toSorted((one, other) => rank(one) - rank(other));
  const isMain = (field: Shape) => rank(field) < first.length || table?.keys.has(field.key) === true;
  return { main: inOrder.filter(isMain), more: inOrder.filter((field) => !isMain(field)) };
}
