import { useEffect } from "preact/hooks";
import { usePage } from "./page";
import { type Tab, useRoute } from "./route";

/** Names what a tab shows in the title of the window: `Quits – Rules – Tablier`. */
export function useTitle(tab: Tab, subject?: string): void {
  const { shell } = usePage().words;
  const { tab: shown } = useRoute();
  useEffect(() => {
    if (shown === tab) document.title = [subject, shell.tabs[tab], "Tablier"].filter(Boolean).join(" – ");
  }, [shown, tab, subject, shell]);
}
