import { useEffect } from "preact/hooks";
import { unpacked } from "../app/link";
import { replace } from "../app/route";
import { read } from "./toml/read";
import { textAt } from "./toml/tree";
import type { Work } from "./use-work";

const SIGN = "=";

/** Opens the game that is in the address, once. `undefined` is a link that holds no game. */
export function useLink(address: string, open: (work: Work | undefined) => void): void {
  useEffect(() => {
    if (!address.startsWith(SIGN)) return;
    const text = unpacked(address.slice(SIGN.length));
    // Reloading the page must not open it again over what was changed since.
    replace("make");
    open(text === undefined ? undefined : { name: nameOf(text), text: text.replaceAll("\r\n", "\n"), pictures: [] });
  }, [address]);
}

function nameOf(text: string): string {
  const name = textAt(read(text)?.root, "game", "name") ?? "";
  return /^[a-z0-9-]{1,60}$/.test(name) ? name : "my-game";
}
