import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { usePage } from "../app/page";
import { useDrop } from "../app/use-drop";
import { useLink } from "../app/use-link";
import type { GameSource } from "../engine/contract";
import { toOptions } from "../print/choices";
import { isSheet, type Again } from "../print/use-again";
import { useChoices } from "../print/use-choices";
import { save, zipped } from "../sheets/save";
import { useSheets } from "../sheets/use-sheets";
import { keyOfPicture, setContents } from "./contents";
import { DeskText } from "./desk-text";
import { MakeBar } from "./make-bar";
import { isPicture, linkedWork, open, type Trouble } from "./open";
import { Pictures } from "./pictures";
import { Questions } from "./questions";
import { Result } from "./result";
import { useEditing } from "./use-editing";
import { useSchema } from "./use-schema";
import { startOf, type Kept, type Work } from "./use-work";

interface Props extends Kept {
  work: Work;
  active: boolean;
  /** What the address says after the name of the tab. */
  address: string;
  again: Again;
}

/** The spec with its pictures, and the result of drawing it. */
export function Desk({ work, keeps, edition, change, load, clear, active, address, again }: Props) {
  const { games, lang, words } = usePage();
  const { text, name, pictures } = work;
  const { view, edit, goTo, putPicture, step } = useEditing();
  const isStarter = (text: string) => games?.starters.some((one) => one.text.en === text || one.text.fr === text) ?? false;
  // Whether a text of an earlier visit was saved is not known.
  const opened = useRef(isStarter(text) ? text : undefined);
  const schema = useSchema(lang);
  const [choices, setChoices] = useChoices(`own-${name}`);
  const [coming, setComing] = useState<Work>();
  const [clearing, setClearing] = useState(false);
  const [trouble, setTrouble] = useState<{ trouble: Trouble; name: string }>();

  const options = useMemo(() => toOptions(choices, lang), [choices, lang]);
  const spec = useMemo<GameSource>(() => ({ spec: text, name: `${name}.toml` }), [text, name]);
  const sheets = useSheets({ spec, options, files: pictures, active });

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
  const add = async (files: File[]): Promise<string | undefined> => {
    const [first] = files;
    if (first && isSheet(first)) return void again.take(first);
    const found = await open(files);
    setTrouble("trouble" in found ? found : undefined);
    if ("work" in found) offer(found.work);
    if (!("pictures" in found)) return undefined;
    const names = new Set(found.pictures.map((picture) => picture.name));
    change({ pictures: [...pictures.filter((picture) => !names.has(picture.name)), ...found.pictures] });
    return found.pictures.find(isPicture)?.name;
  };
  const drop = async (files: File[], target: EventTarget | null) => {
    const piece = target instanceof Element ? target.closest<HTMLElement>("[data-piece]")?.dataset.piece : undefined;
    const picture = await add(files);
    if (picture && piece !== undefined) edit((text) => setContents(text, ["piece", Number(piece), "front"], keyOfPicture(picture), picture));
  };
  const asFile = () => ({ name: `${name}.toml`, bytes: new TextEncoder().encode(text) });
  const saveAll = async () => save({ name: `${name}.zip`, bytes: await zipped([asFile(), ...pictures]) });
  const use = (picture: string) => setTrouble(putPicture(picture) ? undefined : { trouble: "faultyText", name: picture });
  useDrop(active, drop);
  useEffect(() => void (again.own && offer(again.own)), [again.own]);
  useLink("make", address, (text) => {
    setTrouble(text === undefined ? { trouble: "badLink", name: "" } : undefined);
    if (text !== undefined) offer(linkedWork(text));
  });

  return (
    <div class="desk">
      <MakeBar
        starters={games?.starters ?? []}
        work={work}
        onStart={(starter) => offer(startOf(starter, games?.files ?? [], lang))}
        onOpen={add}
        onSaveText={() => save(asFile())}
        onSaveAll={saveAll}
        onClear={() => setClearing(true)}
        trouble={trouble && words.make[trouble.trouble](trouble.name)}
      />
      <DeskText
        text={text}
        edition={edition}
        faults={sheets.faults}
        schema={schema}
        view={view}
        pictures={pictures.filter(isPicture).map((picture) => picture.name)}
        edit={edit}
        goTo={goTo}
        step={step}
        upload={add}
        onText={(typed) => change({ text: typed })}
        onTooLong={() => setTrouble({ trouble: "tooLong", name: `${name}.toml` })}
      />
      <Result work={work} spec={spec} options={options} choices={choices} sheets={sheets} onChoices={setChoices} />
      <div class="desk-pictures">
        <Pictures
          pictures={pictures}
          onOpen={add}
          onRemove={(gone) => change({ pictures: pictures.filter((picture) => picture.name !== gone) })}
          onUse={use}
        />
        <p class="help">{keeps ? words.make.kept : words.make.notKept}</p>
      </div>
      <Questions
        clearing={clearing}
        coming={coming}
        onClear={(yes) => {
          setClearing(false);
          if (yes) clear();
        }}
        onCome={(yes) => {
          setComing(undefined);
          if (yes && coming) take(coming);
        }}
      />
    </div>
  );
}
