import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Copy } from "../app/copy";
import { FileButton } from "../app/file-button";
import { Icon } from "../app/icon";
import { usePage } from "../app/page";
import { Sentence } from "../app/sentence";
import type { Format } from "../engine/contract";
import { save } from "../sheets/save";
import { ask, type Place } from "./place";

interface Props {
  place: Place;
  /** Base name of saved files. */
  name: string;
  text: string;
  /** The game that leads to this position, if one is known: writes its record. */
  record: { write: () => Promise<string | undefined>; isPlayed: boolean } | undefined;
  onOpen: (file: File) => void;
  /** More ways to pass it on. */
  children?: ComponentChildren;
}

const FORMATS: Format[] = ["svg", "png", "pdf"];

/** Opens positions and records, and saves them as text or as a picture. */
export function Files({ place, name, text, record, onOpen, children }: Props) {
  const { check: words, share } = usePage().words;
  const [format, setFormat] = useState<Format>("svg");
  const [trouble, setTrouble] = useState("");

  const saveText = (ending: string, text: string) => save({ name: `${name}-${ending}.txt`, bytes: new TextEncoder().encode(text) });
  const saveRecord = async () => {
    const text = await record?.write();
    if (text !== undefined) saveText("record", text);
  };
  const savePicture = async () => {
    setTrouble("");
    const { answer, files } = await ask(place, "picture", { text, format });
    for (const { name: made, bytes } of files) save({ name: `${name}-${made}`, bytes });
    if (answer.kind === "refused") setTrouble(answer.message);
    else if (answer.kind !== "made") setTrouble(words.noPicture);
  };
  return (
    <section class="check-files" aria-label={words.files}>
      <FileButton accept=".txt,text/plain" onFiles={([file]) => file && onOpen(file)}>
        <Icon name="open" /> {words.open}
      </FileButton>
      <button type="button" class="quiet" onClick={() => saveText("position", text)}>
        <Icon name="save" /> {words.savePosition}
      </button>
      <button type="button" class="quiet" disabled={record === undefined} onClick={saveRecord}>
        <Icon name="save" /> {record?.isPlayed === false ? words.saveProof : words.saveRecord}
      </button>
      <span class="joined">
        <button type="button" class="quiet" onClick={savePicture}>
          <Icon name="save" /> {words.savePicture}
        </button>
        <select aria-label={words.pictureFormat} value={format} onChange={(event) => setFormat(event.currentTarget.value as Format)}>
          {FORMATS.map((format) => (
            <option key={format} value={format}>
              {format.toUpperCase()}
            </option>
          ))}
        </select>
      </span>
      {children}
      <Copy icon="copy" label={share.text} about={text} take={() => ({ copy: text })} copied={share.textCopied} />
      <p class="trouble" role="status">
        {trouble && <Sentence words={trouble} />}
      </p>
    </section>
  );
}
