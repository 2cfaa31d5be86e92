import { useEffect, useRef } from "preact/hooks";
import { usePage } from "./page";
import { go, TABS, type Tab } from "./route";

export const tabId = (tab: Tab) => `tab-${tab}`;
export const panelId = (tab: Tab) => `panel-${tab}`;

/** Tabs by the ARIA pattern: one tab stop, arrow keys between the tabs. */
export function Tabs({ tab: chosen }: { tab: Tab }) {
  const { shell } = usePage().words;
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen the tabs scroll.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${tabId(chosen)}`);
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = TABS.indexOf(chosen);
    const to: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: TABS.length - 1 };
    const target = to[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const tab = TABS[(target + TABS.length) % TABS.length] ?? chosen;
    go(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };

  return (
    <div ref={list} class="tabs" role="tablist" aria-label={shell.tabList} onKeyDown={onKeyDown}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === chosen}
          aria-controls={panelId(tab)}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => go(tab)}
        >
          {shell.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
