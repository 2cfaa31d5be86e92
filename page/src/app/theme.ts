import { useLayoutEffect, useState } from "preact/hooks";
import { recall, remember } from "./storage";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";

function remembered(): Theme {
  return THEMES.find((theme) => theme === recall(KEY)) ?? "auto";
}

/** The theme and its setter. `auto` follows the system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(remembered);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    remember(KEY, theme);
  }, [theme]);
  return [theme, setTheme];
}
