import { useMemo } from "react";
import { useLanguage } from "../../language/phrases.tsx";

/** Languages that documents of this trade come in (ISO 639-1); those of the interface first. */
export const languageCodes =
  "en de fr it es pt nl pl cs sk hu ro bg hr sl sr el tr ru uk sv da no fi et lv lt is ga mt ar he fa hi th vi id ms ja ko zh".split(
    " ",
  );

const names = new Map<string, Intl.DisplayNames>();

/** The name of a language in the reader's own; the code where there is no name. */
export function languageName(code: string, reader: string): string {
  const known = names.get(reader) ?? new Intl.DisplayNames(reader, { type: "language" });
  names.set(reader, known);
  return known.of(code) ?? code;
}

/** The languages of a select, by name, and the chosen one where it is not among them. */
export function useLanguageOptions(chosen: string | null): { value: string; label: string }[] {
  const reader = useLanguage();
  return useMemo(() => {
    const codes =
      chosen && !languageCodes.includes(chosen) ? [...languageCodes, chosen] : languageCodes;
    return codes
      .map((value) => ({ value, label: languageName(value, reader) }))
      .sort((a, b) => a.label.localeCompare(b.label, reader));
  }, [chosen, reader]);
}
