import { countries } from "@neroli/contract/kernel/formats/country.ts";

const names = new Map<string, Intl.DisplayNames>();

/** The name of a country (ISO 3166-1 alpha-2) in a language; the code where there is no name. */
export function countryName(code: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: "region" });
  names.set(language, known);
  return known.of(code) ?? code;
}

/** Countries for a select, by name in the language. */
export const countryOptions = (language: string): { value: string; label: string }[] =>
  countries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
