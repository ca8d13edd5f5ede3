/** DD/MM/YYYY (spec 9) of an instant or a day of ISO 8601; in UTC, so that everybody writes the same. */
export function formatDay(instant: string): string {
  const [year, month, day] = instant.slice(0, 10).split("-");
  return `${day}/${month}/${year}`;
}

/** DD/MM/YYYY HH:MM in UTC; the day of a conversation, not the second, is what matters. */
export const formatTime = (instant: string): string =>
  `${formatDay(instant)} ${instant.slice(11, 16)}`;
