import { formatDay, formatMonth } from "./dates.ts";

const isMonth = (time: string) => time.length === 7;

/** A day ("2031-03-05") or a month ("2031-03") in full. */
export const fullTime = (time: string, language: Parameters<typeof formatMonth>[1]): string =>
  isMonth(time) ? formatMonth(time, language) : formatDay(time);
