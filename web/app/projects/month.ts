/** Days of a month in weeks from Monday to Sunday; null before its first and after its last. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  const first = new Date(Date.UTC(year, number - 1, 1));
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  // 0 is Monday.
  const before = (first.getUTCDay() + 6) % 7;
  const days = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`),
  ];
  const weeks = Math.ceil(days.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => days[week * 7 + day] ?? null),
  );
}

/** "2026-12" and one later is "2027-01". */
export function monthAfter(month: string, by: number): string {
  const [year = 1970, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** A month as an address may have it. */
export const isMonth = (text: string | null): text is string =>
  text !== null && /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/.test(text);

/** Of days, unordered, where a month without any leads: the first after it, or else the last before. */
export function nearestDay(days: readonly string[], month: string): string | undefined {
  const sorted = days.toSorted();
  return sorted.find((day) => day.slice(0, 7) > month) ?? sorted.at(-1);
}
