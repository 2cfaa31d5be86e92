import { decode } from "./base85";

/** Where the library comes from: packed into the page, a separate file on a web server, or compiled before. */
export type Source = { packed: string } | { address: string } | { module: WebAssembly.Module };

interface Exports {
  memory: WebAssembly.Memory;
  open(length: number): number;
  answer(): number;
  length(): number;
}

export interface Library {
  answer(parcel: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  /** Size of its memory in bytes. */
  memory(): number;
  module: WebAssembly.Module;
}

export async function load(source: Source): Promise<Library> {
  const module = await compile(source);
  const { exports } = await WebAssembly.instantiate(module);
  return library(exports as unknown as Exports, module);
}

async function compile(source: Source): Promise<WebAssembly.Module> {
  if ("module" in source) return source.module;
  if ("address" in source) return WebAssembly.compileStreaming(fetch(source.address));
  // WebKit cannot read blobs in a Worker of a page opened from disk.
  const bytes = new Response(decode(source.packed)).body?.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
}

function library(exports: Exports, module: WebAssembly.Module): Library {
  return {
    module,
    memory: () => exports.memory.buffer.byteLength,
    answer(parcel) {
      const input = exports.open(parcel.length);
      new Uint8Array(exports.memory.buffer).set(parcel, input);
      const output = exports.answer();
      return new Uint8Array(exports.memory.buffer).slice(output, output + exports.length());
    },
  };
}
