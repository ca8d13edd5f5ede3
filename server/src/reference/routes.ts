import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { referenceEndpoints } from "@neroli/contract/reference/endpoints.ts";
import { spokenLanguages } from "@neroli/contract/reference/spoken-languages.ts";
import { isOn } from "../kernel/flags/flags.ts";
import { routes } from "../kernel/http/routes.ts";

/** Each language in its own words: who looks for it may not read the present one. */
const ownNames: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  it: "Italiano",
  fr: "Français",
  es: "Español",
};

export const referenceRoutes = routes(referenceEndpoints, {
  "GET /reference/flags": async () => ({ maintenance: await isOn("maintenance") }),

  "GET /reference/data/languages": async ({ language }) => ({
    content: languages.map((key) => ({ key, name: ownNames[key] })),
    spoken: spokenIn(language),
  }),
});

/** The languages that people speak, by their name in this one. */
function spokenIn(language: Language): { key: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: "language" });
  return spokenLanguages
    .map((key) => ({ key, name: names.of(key) ?? key }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
