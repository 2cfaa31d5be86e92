import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../app/icon";
import { usePage } from "../../app/page";
import type { Path } from "../toml/edit";
import { add, blockOf, copyItem, moveItem, removeItem } from "../toml/items";
import { textAt, type Table } from "../toml/tree";
import type { Field as Shape } from "./fields";
import { ownOfCopy, startOfItem } from "./order";
import { Part } from "./part";
import { faultsAt, idOf, useForm, useNames, useValue } from "./state";
import { summaryOf } from "./summary";
import { Swatch } from "./swatch";

/** A list of tables as cards: the pieces, the boards, the zones of a board, the marks of a face. */
export function Items({ field, path }: { field: Shape; path: Path }) {
  const { doc, edit, text, faults } = useForm();
  const { form: words } = usePage().words;
  const names = useNames();
  const value = useValue(path);
  const [open, setOpen] = useState<number[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | undefined>(undefined);
  const key = field.key;

  // The focus goes where the eyes go, once the list has changed: a late effect may be of the list before.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const target = list.current?.querySelector<HTMLElement>(wanted.current);
    wanted.current = undefined;
    target?.focus();
    target?.closest("details")?.scrollIntoView({ block: "nearest" });
  });

  const items = value?.kind === "list" ? value.items.filter((item): item is Table => item.kind === "table") : [];
  const card = (index: number) => `#${idOf([...path, index])}`;
  const toggle = (index: number, now: boolean) => setOpen((before) => (now ? [...before.filter((one) => one !== index), index] : before.filter((one) => one !== index)));
  const insert = (index: number, change: (text: string) => string | undefined) => {
    edit(change);
    setOpen((before) => [...before.map((one) => (one >= index ? one + 1 : one)), index]);
    wanted.current = `${card(index)} input:not([type=color])`;
  };
  const move = (index: number, by: 1 | -1) => {
    edit((text) => moveItem(text, path, index, by));
    setOpen((before) => before.map((one) => (one === index ? index + by : one === index + by ? index : one)));
    wanted.current = `${card(index + by)} [data-move="${by}"]:enabled, ${card(index + by)} > summary`;
  };
  const drop = (index: number) => {
    edit((text) => removeItem(text, path, index));
    setOpen((before) => before.flatMap((one) => (one === index ? [] : one > index ? [one - 1] : [one])));
    wanted.current = ":scope > .form-add";
  };

  return (
    <div class="form-items" ref={list}>
      {items.map((item, index) => {
        const name = textAt(item, "name") ?? `${words.one[key] ?? names.key(key)} ${index + 1}`;
        const movable = value?.kind === "list" && (!value.headed || blockOf(text, doc, item) !== undefined);
        const shown = open.includes(index);
        return (
          <details
            key={index}
            id={idOf([...path, index])}
            class="form-card"
            open={shown}
            data-from={item.from}
            data-piece={path.length === 1 && key === "piece" ? index : undefined}
            onToggle={({ currentTarget }) => currentTarget.open !== shown && toggle(index, currentTarget.open)}
          >
            <summary>
              <Swatch item={item} kind={key} />
              <span class="form-card-title">
                <strong>{name}</strong>
                <small>{summaryOf(item, names.value)}</small>
              </span>
              {faultsAt(faults, wholeOf(item)).length > 0 && <span class="form-dot" aria-hidden="true" />}
            </summary>
            {shown && (
              <>
                <Part node={field.node} path={[...path, index]} />
                <div class="form-tools">
                  <button type="button" class="round" aria-label={words.up(name)} data-move={-1} disabled={!movable || index === 0} onClick={() => move(index, -1)}>
                    <Icon name="up" />
                  </button>
                  <button type="button" class="round" aria-label={words.down(name)} data-move={1} disabled={!movable || index + 1 === items.length} onClick={() => move(index, 1)}>
                    <Icon name="down" />
                  </button>
                  <button type="button" class="quiet" aria-label={words.copy(name)} disabled={!movable} onClick={() => insert(index + 1, (text) => copyItem(text, path, index, ownOfCopy(doc, key, index)))}>
                    {words.copyShort}
                  </button>
                  <button type="button" class="quiet" aria-label={words.remove(name)} disabled={!movable} onClick={() => drop(index)}>
                    {words.removeShort}
                  </button>
                </div>
              </>
            )}
          </details>
        );
      })}
      <button type="button" class="quiet form-add" onClick={() => insert(items.length, (text) => add(text, path, startOfItem(doc, key, items.length)))}>
        <Icon name="plus" />
        {words.add[key] ?? words.addOther(names.key(key))}
      </button>
    </div>
  );
}

/** From a header to the last key below it. */
function wholeOf(item: Table): Table {
  const last = item.sections.at(-1)?.holder.entries.at(-1);
  return last ? { ...item, to: Math.max(item.to, last.to) } : item;
}
