import type { EditorView } from "@codemirror/view";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Confirm } from "../app/confirm";
import { usePage } from "../app/page";
import { useDrop } from "../app/use-drop";
import type { GameSource, SpecFault } from "../engine/contract";
import { localPaper, toOptions, type Choices } from "../print/choices";
import { save, zipped } from "../sheets/save";
import { useDrawing } from "../sheets/use-drawing";
import { Editor } from "./editor";
import { FaultList } from "./fault-list";
import { MakeBar } from "./make-bar";
import { open, type Trouble } from "./open";
import { Pictures } from "./pictures";
import { putPicture } from "./put-picture";
import { Result } from "./result";
import { startOf, type Kept, type Work } from "./use-work";
import { useSchema } from "./use-schema";

// Typing comes in bursts, so drawings are requested in the pauses.
const QUIET = 120;

interface Props extends Kept {
  work: Work;
  active: boolean;
}

/** The spec with its pictures, and the result of drawing it. */
export function Desk({ work, keeps, edition, change, load, clear, active }: Props) {
  const { games, lang, words } = usePage();
  const view = useRef<EditorView | undefined>(undefined);
  const opened = useRef(work.text);
  const schema = useSchema(lang);
  const [choices, setChoices] = useState<Choices>(localPaper);
  const [coming, setComing] = useState<Work>();
  const [clearing, setClearing] = useState(false);
  const [trouble, setTrouble] = useState<{ trouble: Trouble; name: string }>();
  const { text, name, pictures } = work;

  const options = useMemo(() => toOptions(choices, lang), [choices, lang]);
  const spec = useMemo<GameSource>(() => ({ spec: text, name: `${name}.toml` }), [text, name]);
  const drawing = useDrawing({ spec: active ? spec : undefined, options, files: pictures, quiet: QUIET });

  const take = (next: Work) => {
    opened.current = next.text;
    load(next);
  };
  // A starter that nobody changed goes over into the language of the page.
  useEffect(() => {
    const starter = games?.starters.find((one) => one.text.en === text || one.text.fr === text);
    if (starter && starter.text[lang] !== text) take({ ...work, text: starter.text[lang] });
  }, [games, lang]);
  const offer = (next: Work) => (text === opened.current || text === next.text ? take(next) : setComing(next));
  const add = async (files: File[]) => {
    const found = await open(files);
    setTrouble("trouble" in found ? found : undefined);
    if ("work" in found) offer(found.work);
    if ("pictures" in found) {
      const names = new Set(found.pictures.map((picture) => picture.name));
      change({ pictures: [...pictures.filter((picture) => !names.has(picture.name)), ...found.pictures] });
    }
  };
  const asFile = () => ({ name: `${name}.toml`, bytes: new TextEncoder().encode(text) });
  const saveAll = async () => save({ name: `${name}.zip`, bytes: await zipped([asFile(), ...pictures]) });
  const goTo = ({ from }: SpecFault) => {
    view.current?.dispatch({ selection: { anchor: Math.min(from ?? 0, text.length) }, scrollIntoView: true });
    view.current?.focus();
  };
  const use = (picture: string) => {
    const editor = view.current;
    if (!editor) return;
    const put = putPicture(editor.state.doc.toString(), editor.state.selection.main.head, picture);
    const changes = editor.state.changes(put);
    const { from, to = from } = put.at(-1) ?? { from: 0 };
    editor.dispatch({ changes, selection: { anchor: changes.mapPos(to, 1) }, scrollIntoView: true });
    editor.focus();
  };
  useDrop(active, add);

  return (
    <div class="desk">
      <MakeBar
        starters={games?.starters ?? []}
        hasPictures={pictures.length > 0}
        onStart={(starter) => offer(startOf(starter, games?.files ?? [], lang))}
        onOpen={add}
        onSaveText={() => save(asFile())}
        onSaveAll={saveAll}
        onClear={() => setClearing(true)}
        trouble={trouble && words.make[trouble.trouble](trouble.name)}
      />
      <div class="desk-text">
        <Editor key={edition} text={text} faults={drawing.faults} schema={schema} onText={(typed) => change({ text: typed })} handle={view} />
        <FaultList faults={drawing.faults} onGo={goTo} />
        <p class="help" id="editor-help">
          {words.make.editorHelp}
        </p>
      </div>
      <Result work={work} spec={spec} options={options} choices={choices} drawing={drawing} active={active} onChoices={setChoices} />
      <div class="desk-pictures">
        <Pictures
          pictures={pictures}
          onOpen={add}
          onRemove={(gone) => change({ pictures: pictures.filter((picture) => picture.name !== gone) })}
          onUse={use}
        />
        <p class="help">{keeps ? words.make.kept : words.make.notKept}</p>
      </div>
      {clearing && (
        <Confirm
          title={words.make.clearTitle}
          body={words.make.clearBody}
          yes={words.make.yesClear}
          no={words.make.no}
          onAnswer={(yes) => {
            setClearing(false);
            if (yes) clear();
          }}
        />
      )}
      {coming && (
        <Confirm
          title={words.make.replaceTitle}
          body={words.make.replaceBody}
          yes={words.make.yesReplace}
          no={words.make.no}
          onAnswer={(yes) => {
            setComing(undefined);
            if (yes) take(coming);
          }}
        />
      )}
    </div>
  );
}
