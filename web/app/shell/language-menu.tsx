import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { chooseLanguage } from "../language/choose-language.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Disclosure } from "../ui/disclosure.tsx";

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
    <Disclosure
      button={code}
      label={`${code}, ${t("shell.language")}`}
      className={buttonClass({ variant: "quiet", size: "small" })}
    >
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
