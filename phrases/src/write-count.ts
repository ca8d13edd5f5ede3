/**
 * A number as the language writes it: "1,204" or "1.204". Small counts, which are most of a page, are
 * written alike everywhere; what browsers have for the others takes long to get ready.
 */
export const writeCount = (value: number, language: string): string =>
  Number.isInteger(value) && value >= 0 && value < 1_000
    ? String(value)
    : value.toLocaleString(language);
