import { useRef, useState } from "preact/hooks";
import { usePage } from "../../app/page";
import { Sentence } from "../../app/sentence";
import type { SpecFault } from "../../engine/contract";
import type { Node } from "../schema";
import { read } from "../toml/read";
import type { Doc } from "../toml/tree";
import { fieldsOf } from "./fields";
import { Items } from "./items";
import { PARTS } from "./order";
import { Fold, Inside } from "./part";
import { FormContext, useNames, type FormState } from "./state";

interface Props extends Pick<FormState, "edit" | "upload" | "pictures"> {
  text: string;
  schema: Node | undefined;
  faults: SpecFault[];
  /** Reports the part that is being changed by its place in the text. */
  onPlace: (from: number) => void;
  onUndo: (redo: boolean) => void;
  onText: () => void;
}

/** The text of the game as a form, made from the schema. */
export function Form({ text, schema, faults, edit, upload, pictures, onPlace, onUndo, onText }: Props) {
  const { form: words } = usePage().words;
  const names = useNames();
  const [help, setHelp] = useState("");
  const good = useRef<{ doc: Doc; text: string } | undefined>(undefined);
  if (good.current?.text !== text) {
    const doc = read(text);
    good.current = doc ? { doc, text } : good.current;
  }
  const broken = good.current?.text !== text;
  if (!schema) return null;
  const doc = good.current?.doc;
  const rank = (key: string) => (PARTS.includes(key) ? PARTS.indexOf(key) : PARTS.length);
  const parts = fieldsOf(schema, schema, doc?.root).sort((one, other) => rank(one.key) - rank(other.key));

  const onKeyDown = (event: KeyboardEvent) => {
    const sign = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (sign !== "z" && sign !== "y")) return;
    event.preventDefault();
    onUndo(sign === "y" || event.shiftKey);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    setHelp(target.closest<HTMLElement>("[data-help]")?.dataset.help ?? "");
    const from = target.closest<HTMLElement>("[data-from]")?.dataset.from;
    if (from !== undefined && !broken) onPlace(Number(from));
  };
  return (
    <form class="form" aria-label={words.label} onSubmit={(event) => event.preventDefault()} onKeyDown={onKeyDown} onFocusIn={onFocus}>
      {broken && (
        <div class="notes wrong" role="status">
          <p>{words.broken}</p>
          <button type="button" class="quiet" onClick={onText}>
            {words.toText}
          </button>
        </div>
      )}
      {doc && (
        <fieldset class="form-all" disabled={broken}>
          <legend class="visually-hidden">{words.label}</legend>
          <FormContext.Provider value={{ doc, text: good.current?.text ?? text, schema, faults: broken ? [] : faults, pictures, edit, upload }}>
            {parts.map((field) =>
              field.kind === "tables" ? (
                <section key={field.key} class="form-list" aria-label={names.key(field.key)}>
                  <h2>{names.key(field.key)}</h2>
                  <Items field={field} path={[field.key]} />
                </section>
              ) : (
                <Fold key={field.key} look="form-card" title={<strong>{names.key(field.key)}</strong>}>
                  <Inside field={field} path={[field.key]} />
                </Fold>
              ),
            )}
          </FormContext.Provider>
        </fieldset>
      )}
      <p class="form-help help" aria-hidden="true">
        <Sentence words={help || words.help} />
      </p>
    </form>
  );
}
