import type { EditorView } from "@codemirror/view";
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { recall, remember } from "../app/storage";
import type { SpecFault } from "../engine/contract";
import { Editor } from "./editor";
import { FaultList } from "./fault-list";
import { Form } from "./form/form";
import type { FormState } from "./form/state";
import { keyAt } from "./key-at";
import { KeyHelp } from "./key-help";
import type { Node } from "./schema";

const KEY = "make-view";
const VIEWS = ["form", "text"] as const;
type View = (typeof VIEWS)[number];

interface Props extends Pick<FormState, "edit" | "upload" | "pictures"> {
  text: string;
  edition: number;
  faults: SpecFault[];
  schema: Node | undefined;
  view: RefObject<EditorView | undefined>;
  onText: (text: string) => void;
  onTooLong: () => void;
  goTo: (place: number, focus: boolean) => void;
  step: (back: boolean) => void;
}

/** The game as a form or as its text. Both are kept, so that either can change the other. */
export function DeskText({ text, edition, faults, schema, view, onText, onTooLong, goTo, step, ...form }: Props) {
  const { form: words, make } = usePage().words;
  const [shown, setShown] = useState<View>(() => (recall(KEY) === "text" ? "text" : "form"));
  const [place, setPlace] = useState<number>();
  const [key, setKey] = useState<string>();
  const choose = (next: View) => {
    remember(KEY, next);
    setShown(next);
  };
  // A hidden editor cannot be scrolled to a place.
  useEffect(() => {
    if (shown === "text" && place !== undefined) goTo(place, true);
    setPlace(undefined);
  }, [shown, place]);
  const toText = (from: number) => {
    choose("text");
    setPlace(from);
  };
  return (
    <div class="desk-text">
      <div class="desk-views">
        <div class="segmented" role="group" aria-label={words.views}>
          {VIEWS.map((one) => (
            <button key={one} type="button" aria-pressed={one === shown} onClick={() => choose(one)}>
              {words[one]}
            </button>
          ))}
        </div>
        <div class="desk-steps">
          <button type="button" class="round" aria-label={words.undo} title={words.undo} onClick={() => step(true)}>
            <Icon name="undo" />
          </button>
          <button type="button" class="round" aria-label={words.redo} title={words.redo} onClick={() => step(false)}>
            <Icon name="redo" />
          </button>
        </div>
      </div>
      {shown === "form" && (
        <Form
          key={edition}
          {...form}
          text={text}
          schema={schema}
          faults={faults}
          onPlace={(from) => goTo(from, false)}
          onUndo={(redo) => step(!redo)}
          onText={() => toText(faults[0]?.from ?? 0)}
        />
      )}
      <div hidden={shown !== "text"}>
        <Editor
          key={edition}
          text={text}
          faults={faults}
          schema={schema}
          onText={onText}
          onCursor={(text, at) => setKey(keyAt(text, at))}
          onTooLong={onTooLong}
          handle={view}
        />
        <p class="help editor-help" id="editor-help">
          {make.editorHelp}
        </p>
        <KeyHelp name={shown === "text" ? key : undefined} />
      </div>
      <FaultList faults={faults} onGo={({ from }) => toText(from ?? 0)} />
    </div>
  );
}
