const names = new Map<string, Intl.DisplayNames>();

/** "EUR – Euro"; the code alone where the language has no name for it. */
export function currencyName(code: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: "currency" });
  names.set(language, known);
  const name = known.of(code) ?? code;
  return name === code ? code : `${code} – ${name}`;
}

/** What the language writes before decimals. */
export const decimalMark = (language: string): "," | "." =>
  (0.5).toLocaleString(language).includes(",") ? "," : ".";
