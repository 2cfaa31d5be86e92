import { usePage } from "./page";
import type { Lang } from "../engine/contract";
import { Icon } from "./icon";
import { Tabs } from "./tabs";
import { address, type Tab } from "./route";
import { THEMES, type Theme } from "./theme";

interface Props {
  tab: Tab;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onLang: (lang: Lang) => void;
}

const LANGS: [Lang, string][] = [
  ["en", "English"],
  ["fr", "Français"],
];
const SIGNS = { auto: "auto", light: "sun", dark: "moon" } as const;

export function Header({ tab, theme, onTheme, onLang }: Props) {
  const { lang, words } = usePage();
  const { shell } = words;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
  return (
    <header class="top">
      <a class="wordmark" href={address("print")}>
        <Mark />
        Tablier
      </a>
      <Tabs tab={tab} />
      <div class="switches">
        <div class="segmented" role="group" aria-label={shell.language}>
          {LANGS.map(([code, name]) => (
            <button key={code} type="button" lang={code} aria-label={`${code.toUpperCase()}, ${name}`} aria-pressed={code === lang} onClick={() => onLang(code)}>
              {code.toUpperCase()}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="round"
          aria-label={shell.theme(shell.themes[theme])}
          title={shell.themes[theme]}
          onClick={() => onTheme(next)}
        >
          <Icon name={SIGNS[theme]} />
        </button>
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect class="mark-ground" width="32" height="32" rx="5" />
      <path class="mark-square" d="M4 4h12v12H4zM16 16h12v12H16z" />
      <circle class="mark-man" cx="22" cy="10" r="4" />
      <circle class="mark-man" cx="10" cy="22" r="4" />
    </svg>
  );
}
