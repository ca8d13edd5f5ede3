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

const short = {
  day: { day: "numeric", month: "short" },
  month: { month: "short", year: "2-digit" },
} as const;

/** "5 Mar" of a day, "Mar 31" of a month ("2031-03"): below an axis, where there is little room. */
export function formatShort(time: string, language: string): string {
  const shown = time.length === "2031-03".length ? short.month : short.day;
  // The day before the month, as everywhere.
  const locale = language === "en" ? "en-GB" : language;
  return new Intl.DateTimeFormat(locale, { ...shown, timeZone: "UTC" }).format(new Date(time));
}
