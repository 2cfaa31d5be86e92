import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";
import type { Lang } from "../engine/contract";
import type { Node } from "./schema";

/** The schema of a spec, with its descriptions in a language. */
export function useSchema(lang: Lang): Node | undefined {
  const [schema, setSchema] = useState<Node>();
  useEffect(() => {
    let latest = true;
    void engine.ask({ kind: "schema", lang }).then(({ answer }) => {
      if (latest && answer.kind === "schema") setSchema(answer.schema);
    });
    return () => {
      latest = false;
    };
  }, [lang]);
  return schema;
}
