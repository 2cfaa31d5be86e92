import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine";
import type { Node } from "./schema";

export function useSchema(): Node | undefined {
  const [schema, setSchema] = useState<Node>();
  useEffect(() => {
    void engine.ask({ kind: "schema" }).then(({ answer }) => {
      if (answer.kind === "schema") setSchema(answer.schema);
    });
  }, []);
  return schema;
}
