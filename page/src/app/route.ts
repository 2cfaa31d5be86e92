import { useEffect, useState } from "preact/hooks";

export const TABS = ["print", "make", "check", "rules", "photo"] as const;
export type Tab = (typeof TABS)[number];

/** `#print/quits` is the tab `print` showing `quits`. */
export interface Route {
  tab: Tab;
  rest: string;
}

function current(): Route {
  const [name, ...rest] = location.hash.slice(1).split("/");
  const tab = TABS.find((one) => one === name);
  return tab ? { tab, rest: rest.join("/") } : { tab: "print", rest: "" };
}

export function address(tab: Tab, rest = ""): string {
  return rest ? `#${tab}/${rest}` : `#${tab}`;
}

export function go(tab: Tab, rest = ""): void {
  location.hash = address(tab, rest);
}

/** As `go`, in the place of the present address. */
export function replace(tab: Tab, rest = ""): void {
  history.replaceState(null, "", address(tab, rest));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(current);
  useEffect(() => {
    const follow = () => setRoute(current());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return route;
}
