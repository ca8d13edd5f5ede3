import { Menu } from "@mantine/core";
import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { useLanguage, useT } from "../kernel/phrases.tsx";
import { languageCookie } from "../kernel/request-language.ts";
import classes from "./shell.module.css";

const names: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  fr: "Français",
  es: "Español",
};

/** The whole state of a page is in its address, so a reload in the new language loses nothing. */
async function choose(language: Language) {
  const year = 31_536_000;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${year}; samesite=lax`;
  location.reload();
}

export function LanguageMenu() {
  const t = useT();
  const language = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={classes.link}
          aria-label={`${language.toUpperCase()}, ${t("shell.language")}`}
        >
          {language.toUpperCase()}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((each) => (
          <Menu.Item
            key={each}
            lang={each}
            aria-current={each === language || undefined}
            onClick={() => void choose(each)}
          >
            {names[each]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
