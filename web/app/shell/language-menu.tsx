import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { chooseLanguage } from "../language/choose-language.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import classes from "./shell.module.css";

const names: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  fr: "Français",
  es: "Español",
};

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
              onClick={() => chooseLanguage(each)}
            >
              {names[each]}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
