/** Days after which a rate is called old wherever a figure is reckoned by it. */
export const daysFresh = 7;

/** Whether a rate of `day` is old on `today` (both ISO 8601). */
export const isOldRate = (day: string, today: string): boolean =>
  Date.parse(today) - Date.parse(day) > daysFresh * 86_400_000;
