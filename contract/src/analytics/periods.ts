import { dayOf } from "../kernel/formats/day.ts";

/** Whole days in UTC, YYYY-MM-DD, both of them within. */
export interface Period {
  from: string;
  to: string;
}

/** Periods by name (spec 2, analytics page); "custom" is written as days. */
export const periodPresets = ["last-month", "last-6-months", "last-year"] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Days that a period may have: five years. */
export const mostDays = 1827;

const dayMilliseconds = 86_400_000;
const shift = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * dayMilliseconds));

/** How many days a period has. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds) + 1;

/** What is compared with: as many days, just before. */
export const periodBefore = (period: Period): Period => ({
  from: shift(period.from, -daysIn(period)),
  to: shift(period.from, -1),
});

const months = { "last-6-months": 6, "last-year": 12 } as const;

/**
 * The period of a preset that ends today: the last month begins the day after the same one of the
 * month before, or after its last; six and twelve months are this one and those before it.
 */
export function periodOf(preset: PeriodPreset, today: string): Period {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  if (preset !== "last-month") {
    return { from: dayOf(new Date(Date.UTC(year, month - months[preset]))), to: today };
  }
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const same = dayOf(new Date(Date.UTC(year, month - 2, Math.min(day, last))));
  return { from: shift(same, 1), to: today };
}

/** Whole months of a period by their first days, and the days that stand outside of them. */
export interface Pieces {
  months: string[];
  days: Period[];
}

/**
 * Takes a period apart, so that what is counted by the month is read by the month. The month of one
 * that goes on until today is whole: nothing has happened after it.
 */
export function piecesOf({ from, to: last }: Period, today: string): Pieces {
  const to = last < today ? last : shift(monthAfter(last), -1);
  const after = shift(to, 1);
  const first = from.endsWith("-01") ? from : monthAfter(from);
  const end = `${after.slice(0, 7)}-01`;
  if (first >= end) return { months: [], days: [{ from, to }] };
  const whole: string[] = [];
  for (let month = first; month < end; month = monthAfter(month)) whole.push(month);
  const before = from < first ? [{ from, to: shift(first, -1) }] : [];
  const behind = end < after ? [{ from: end, to }] : [];
  return { months: whole, days: [...before, ...behind] };
}

const monthAfter = (day: string): string => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return dayOf(new Date(Date.UTC(year, month)));
};
