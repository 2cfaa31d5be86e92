import { usePage } from "../../app/page";
import type { InputProps } from "./field";
import { Typed } from "./inputs";
import { remove, set } from "../toml/edit";
import { useForm, useValue } from "./state";

/** A text for all languages, or one for each. */
export function WordsInput(props: InputProps) {
  const { form: words } = usePage().words;
  const { edit } = useForm();
  const value = useValue(props.path);
  if (value?.kind !== "table") return <Typed {...props} />;
  return (
    <>
      {[...value.keys.keys()].map((lang) => {
        const path = [...props.path, lang];
        return (
          <div class="form-word" key={lang}>
            <Typed
              {...props}
              path={path}
              id={`${props.id}-${lang}`}
              label={`${props.label} ${words.language[lang] ?? lang}`}
              onWrite={(value) => edit((text) => set(text, path, value))}
              onClear={() => edit((text) => remove(text, value.keys.size > 1 ? path : props.path))}
            />
          </div>
        );
      })}
    </>
  );
}
