import { useLayoutEffect, useState } from "preact/hooks";
import type { Lang } from "../engine/contract";
import { recall, remember } from "./storage";

const KEY = "language";

function preferred(): Lang {
  const kept = recall(KEY);
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export function useLanguage(): [Lang, (lang: Lang) => void] {
  const [lang, setLang] = useState(preferred);
  useLayoutEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const choose = (chosen: Lang) => {
    remember(KEY, chosen);
    setLang(chosen);
  };
  return [lang, choose];
}
