import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface Named {
  label: string;
  help?: string | undefined;
}

interface SelectProps<V extends string> extends Named {
  /** The accessible label, if the heading of the group already shows the same text. */
  bare?: boolean;
  value: V;
  choices: [V, string][];
  onChoose: (value: V) => void;
}

/** A choice among named options. */
export function Select<V extends string>({ label, help, bare, value, choices, onChoose }: SelectProps<V>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={bare ? "visually-hidden" : undefined}>
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value as V)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
      <Help>{help}</Help>
    </div>
  );
}

interface CheckProps extends Named {
  checked: boolean;
  disabled?: boolean;
  onCheck: (checked: boolean) => void;
}

/** A checkbox. */
export function Check({ label, help, checked, disabled, onCheck }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onCheck(event.currentTarget.checked)} />
      <span>
        {label}
        <Help>{help}</Help>
      </span>
    </label>
  );
}

interface LengthProps extends Named {
  value: string;
  onType: (value: string) => void;
}

/** A length as typed: millimetres, or with a unit. */
export function Length({ label, help, value, onType }: LengthProps) {
  const id = useId();
  return (
    <div class="field length">
      <label for={id}>{label}</label>
      <span class="with-unit">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autocomplete="off"
          placeholder="–"
          value={value}
          onInput={(event) => onType(event.currentTarget.value)}
        />
        {/^[\d.,\s]*$/.test(value) && <span aria-hidden="true">mm</span>}
      </span>
      <Help>{help}</Help>
    </div>
  );
}

/** A group of related fields with a heading. */
export function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <fieldset class="group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

export function Help({ children }: { children: string | undefined }) {
  return children ? <small class="help">{children}</small> : null;
}
