import { type Language, languages } from "@neroli/contract/kernel/language.ts";
import { useLanguage, useT } from "../language/phrases.tsx";

/** Whose word a name can be, by what the reader calls the language. */
export function useLanguageNames(): { value: Language | ""; label: string }[] {
  const t = useT();
  const names = new Intl.DisplayNames([useLanguage()], { type: "language" });
  const named = languages.map((value) => ({ value, label: names.of(value) ?? value }));
  return [{ value: "" as const, label: t("synonyms.language.any") }, ...named];
}
