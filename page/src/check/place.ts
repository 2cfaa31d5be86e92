import { engine } from "../engine";
import type { Lang, Request, TableSpec } from "../engine/contract";
import type { Attachment } from "../engine/parcel";
import type { Reply } from "../engine/client";

/** The game on the table, which is part of every request. */
export interface Place {
  table: TableSpec;
  /** The language of the answers. */
  lang: Lang;
  /** The pictures of the user's own game. */
  files: Attachment[];
}

type Asked = Extract<Request, { table: TableSpec }>;
type Rest<K extends Asked["kind"]> = Omit<Extract<Asked, { kind: K }>, "table" | "kind" | "lang">;

/** Sends a request about the game on the table. */
export function ask<K extends Asked["kind"]>(place: Place, kind: K, rest: Rest<K>, files: Attachment[] = []): Promise<Reply<K>> {
  const request = { kind, table: place.table, lang: place.lang, ...rest } as unknown as Extract<Request, { kind: K }>;
  return engine.ask(request, [...place.files, ...files]) as unknown as Promise<Reply<K>>;
}
