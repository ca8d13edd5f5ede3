const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** "40 minutes", "3.5 hours", "4 days", as the language writes it: in hours up to two days. */
export function formatDuration(seconds: number, language: string): string {
  const say = (unit: "minute" | "hour" | "day", value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, {
      style: "unit",
      unit,
      unitDisplay: "long",
      maximumFractionDigits,
    }).format(value);
  if (seconds < hour) return say("minute", Math.max(1, Math.floor(seconds / minute)), 0);
  if (seconds < 2 * day) return say("hour", seconds / hour, 1);
  return say("day", seconds / day, 1);
}
