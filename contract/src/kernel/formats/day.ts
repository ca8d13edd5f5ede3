const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether there is such a day; days are written as ISO 8601 does: "2026-02-28". */
export function isDay(text: string): boolean {
  const [, year, month, day] = shape.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const moment = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return moment.getUTCMonth() + 1 === Number(month) && moment.getUTCDate() === Number(day);
}

/** The day in UTC at that moment, which decides whatever has a first or a last day. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
