import {
  daysIn,
  mostDays,
  type Period,
  type PeriodPreset,
  periodOf,
  periodPresets,
} from "@neroli/contract/analytics/periods.ts";
import { isDay } from "@neroli/contract/kernel/formats/day.ts";

export interface ChosenPeriod {
  /** How it was chosen; "custom" by its days. */
  preset: PeriodPreset | "custom";
  period: Period;
  /** The address asks for days that are no period; another one is shown. */
  refused: boolean;
}

/** The period that an address asks for: its days, or one by name; the last month where it says none. */
export function periodIn(params: URLSearchParams, today: string): ChosenPeriod {
  const [from, to] = [params.get("from"), params.get("to")];
  if (from !== null && to !== null && isPeriod({ from, to })) {
    return { preset: "custom", period: { from, to }, refused: false };
  }
  const preset = periodPresets.find((each) => each === params.get("period")) ?? "last-month";
  return { preset, period: periodOf(preset, today), refused: from !== null || to !== null };
}

function isPeriod(period: Period): boolean {
  if (!isDay(period.from) || !isDay(period.to)) return false;
  const days = daysIn(period);
  return days >= 1 && days <= mostDays;
}

/** The days of a period that are of a day ("2031-03-05") or of a month ("2031-03"). */
export function partOf({ from, to }: Period, time: string): Period {
  if (time.length === 10) return { from: time, to: time };
  const [first, last] = [`${time}-01`, lastOf(time)];
  return { from: from > first ? from : first, to: to < last ? to : last };
}

function lastOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`;
}
