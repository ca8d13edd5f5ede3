import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { useLanguage, useT } from "../kernel/phrases.tsx";
import { languageCookie } from "../kernel/request-language.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import classes from "./shell.module.css";

const names: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  fr: "Français",
  es: "Español",
};

/** The whole state of a page is in its address, so a reload in the new language loses nothing. */
function choose(language: Language) {
  const year = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
  location.reload();
}

export function LanguageMenu() {
  const t = useT();
  const language = useLanguage();
  const code = language.toUpperCase();
  return (
    <Disclosure button={code} label={`${code}, ${t("shell.language")}`} className={classes.link}>
      <ul>
        {languages.map((each) => (
          <li key={each}>
            <button
              type="button"
              lang={each}
              aria-current={each === language || undefined}
              onClick={() => choose(each)}
            >
              {names[each]}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
