import type { Language } from "../language.ts";

/** "March 2031", of a month as "2031-03". */
export const formatMonth = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01`),
  );

/** The short names of the days of a week, from Monday on. */
export function weekdayNames(language: Language): string[] {
  const names = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => names.format(Date.UTC(2024, 0, day)));
}
