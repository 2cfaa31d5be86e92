import { useState } from "preact/hooks";
import { usePage } from "../app/page";
import { go } from "../app/route";
import { engine } from "../engine";
import { LARGEST } from "../make/open";
import type { Work } from "../make/use-work";
import { choose } from "./use-choices";

/** File types of sheets, as for `<input>`. */
export const SHEETS = ".pdf,.svg,.png";

/** Whether a file of this name is nothing but a sheet: pictures may be for a game. */
export const isSheet = ({ name }: File) => /\.pdf$/i.test(name);

export interface Again {
  /** Sets the page up as a sheet was printed. */
  take: (sheet: File) => void;
  /** The last game of one's own that a sheet was made of. */
  own: Work | undefined;
  /** What came of the last sheet, until it is closed. */
  said: string[];
  close: () => void;
}

/** Prints sheets again by the recipe that they carry. */
export function useAgain(): Again {
  const { lang, words: { print: words, make, shell } } = usePage();
  const [own, setOwn] = useState<Work>();
  const [said, setSaid] = useState<string[]>([]);

  const take = async (sheet: File) => {
    if (sheet.size > LARGEST) return setSaid([make.tooLarge(sheet.name)]);
    const attached = { name: sheet.name, bytes: new Uint8Array(await sheet.arrayBuffer()) };
    const { answer, files } = await engine.ask({ kind: "recipe", lang }, [attached]);
    if (answer.kind === "refused") return setSaid([answer.message, answer.hint ?? ""].filter(Boolean));
    if (answer.kind !== "recipe") return setSaid(answer.kind === "stopped" ? [shell.stopped[answer.why]] : []);
    const { spec, options, notes } = answer;
    if ("game" in spec) {
      choose(spec.game, options);
      go("print", spec.game);
    } else {
      const name = spec.name.replace(/\.toml$/, "");
      choose(`own-${name}`, options);
      setOwn({ name, text: spec.spec, pictures: files });
      go("make");
    }
    setSaid([words.asPrinted(sheet.name), ...notes]);
  };
  return { take, own, said, close: () => setSaid([]) };
}
