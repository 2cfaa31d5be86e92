/** Where the library is: packed into the page, or beside it on a web server. */
export type Source = { packed: string } | { address: string };

interface Exports {
  memory: WebAssembly.Memory;
  open(length: number): number;
  answer(): number;
  length(): number;
}

export interface Library {
  answer(parcel: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
}

export async function load(source: Source): Promise<Library> {
  const module = await compile(source);
  const { exports } = await WebAssembly.instantiate(module, stubs(module));
  return library(exports as unknown as Exports);
}

function compile(source: Source): Promise<WebAssembly.Module> {
  if ("address" in source) return WebAssembly.compileStreaming(fetch(source.address));
  // In a Worker of a page from disk, WebKit reads no blobs.
  const bytes = new Response(decoded(source.packed)).body?.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
}

function decoded(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

// Crates below the library ask for random numbers and the like, but nothing that it does calls them.
function stubs(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => never>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => {
      throw new Error(`${from}.${name} was called`);
    };
  }
  return imports;
}

function library(exports: Exports): Library {
  return {
    answer(parcel) {
      const input = exports.open(parcel.length);
      new Uint8Array(exports.memory.buffer).set(parcel, input);
      const output = exports.answer();
      return new Uint8Array(exports.memory.buffer).slice(output, output + exports.length());
    },
  };
}
