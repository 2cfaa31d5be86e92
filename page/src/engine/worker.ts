import { load, type Library, type Source } from "./library";

export type ToWorker = { source: Source } | { parcel: Uint8Array<ArrayBuffer> };
export type FromWorker =
  | { kind: "ready"; module: WebAssembly.Module }
  | { kind: "failed"; message: string }
  | { kind: "answer"; parcel: Uint8Array<ArrayBuffer>; memory: number }
  | { kind: "trapped"; message: string };

let library: Library | undefined;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ("source" in data) {
    try {
      library = await load(data.source);
      say({ kind: "ready", module: library.module });
    } catch (error) {
      say({ kind: "failed", message: String(error) });
    }
    return;
  }
  try {
    if (!library) throw new Error("asked before it was ready");
    const parcel = library.answer(data.parcel);
    self.postMessage({ kind: "answer", parcel, memory: library.memory() } satisfies FromWorker, { transfer: [parcel.buffer] });
  } catch (error) {
    say({ kind: "trapped", message: String(error) });
  }
};

function say(message: FromWorker): void {
  self.postMessage(message);
}
