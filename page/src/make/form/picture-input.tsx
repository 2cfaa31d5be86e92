import { FileButton } from "../../app/file-button";
import { usePage } from "../../app/page";
import { isDrawing, keyOfPicture, setContents } from "../contents";
import { textAt } from "../toml/tree";
import type { InputProps } from "./field";
import { useForm } from "./state";

/** A picture of the game, or one from a file. On a face drawings and photos have keys of their own; here they are one field. */
export function PictureInput({ field, path, id, label, describedBy, invalid, onWrite, onClear }: InputProps) {
  const { form: words } = usePage().words;
  const { doc, edit, pictures, upload } = useForm();
  const face = path.slice(0, -1);
  const written = textAt(doc.root, ...path) ?? "";
  const isOutline = field.key === "outline";
  const put = (name: string) => (isOutline ? onWrite(name) : edit((text) => setContents(text, face, keyOfPicture(name), name)));
  const missing = written !== "" && !pictures.includes(written);
  return (
    <>
      <label for={id}>{isOutline ? label : words.picture}</label>
      <span class="form-pair">
        <select
          id={id}
          value={written}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={({ currentTarget: { value } }) => (value ? put(value) : onClear())}
        >
          <option value="">{words.none}</option>
          {missing && <option value={written}>{words.missing(written)}</option>}
          {pictures.filter((name) => !isOutline || isDrawing(name)).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <FileButton
          accept={isOutline ? ".svg" : ".svg,.png,.jpg,.jpeg"}
          onFiles={async (files) => {
            const name = await upload(files);
            if (name) put(name);
          }}
        >
          {words.upload}
        </FileButton>
      </span>
    </>
  );
}
