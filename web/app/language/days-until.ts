import { dayOf } from "@neroli/contract/kernel/formats/day.ts";

const milliseconds = 86_400_000;

/** Days from today until a day, both of UTC as all days are; negative when it has gone by. */
export const daysUntil = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(dayOf(now))) / milliseconds);
