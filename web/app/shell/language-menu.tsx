import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { usePortal } from "../kernel/portal.ts";
import { switchLanguage } from "../kernel/session/own-language.ts";
import { useLanguage, useT } from "../language/phrases.tsx";
import { buttonClass } from "../ui/button-look.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { showToast } from "../ui/toast-list.ts";

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
  const offered = usePortal()?.languages ?? languages;
  const code = language.toUpperCase();
  const choose = (next: Language) =>
    void switchLanguage(next).catch(() =>
      showToast({
        danger: true,
        message: t("shell.language.not-kept"),
        actions: [{ label: t("table.retry"), onClick: () => choose(next) }],
      }),
    );
  return (
    <Disclosure
      button={code}
      label={`${code}, ${t("shell.language")}`}
      className={buttonClass({ variant: "quiet", size: "small" })}
    >
      <ul>
        {offered.map((each) => (
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
