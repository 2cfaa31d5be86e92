import { useEffect } from "preact/hooks";
import { unpacked } from "./link";
import { replace, type Tab } from "./route";

/** Stands before a text in an address. */
export const SIGN = "=";

/**
 * Opens the text that is in the address of a tab, once. `before` is what the address says before it; a text of `undefined` is a link that
 * was damaged.
 */
export function useLink(tab: Tab, address: string, open: (text: string | undefined, before: string) => void): void {
  useEffect(() => {
    const found = /^(.*\/)?=(.*)$/s.exec(address);
    if (!found) return;
    const [, before = "", part = ""] = found;
    // Reloading the page must not open it again over what was changed since.
    replace(tab, before.split("/")[0]);
    open(unpacked(part), before);
  }, [address]);
}
