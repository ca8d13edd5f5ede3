/**
 * What the numbers of a field can be at all: what lies outside is a typing error, wherever it comes
 * from. `min` and `max` belong to them, `above` does not.
 */
export interface NumberBounds {
  min?: number;
  max?: number;
  above?: number;
}

export const numberBounds = {
  "not-negative": { min: 0 },
  /** More than nothing: what keeps for 0 months is not sold. */
  positive: { above: 0 },
  ph: { min: 0, max: 14 },
  percent: { min: 0, max: 100 },
  /** Degrees Celsius, from absolute zero on. */
  temperature: { min: -273.15 },
} as const satisfies Record<string, NumberBounds>;

export type BoundsName = keyof typeof numberBounds;

/** Why a number outside is refused. Each has its sentence: phrases "field-reasons.<reason>". */
export const boundsReasons = {
  "not-negative": "number",
  positive: "positive",
  ph: "ph",
  percent: "percent",
  temperature: "temperature",
} as const satisfies Record<BoundsName, string>;

/** In English, for developers: "from 0 to 14". */
export function describeBounds(name: BoundsName): string {
  const { min, max, above }: NumberBounds = numberBounds[name];
  if (above !== undefined) return `above ${above}`;
  return max === undefined ? `from ${min} on` : `from ${min} to ${max}`;
}

/** Whether any number between these ends, null where one is open, lies within the bounds. */
export function areEndsPossible(
  name: BoundsName,
  ends: { min: number | null; max: number | null },
): boolean {
  const { above, ...closed }: NumberBounds = numberBounds[name];
  const { min = above ?? Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = closed;
  const given = [ends.min, ends.max].filter((end) => end !== null);
  if (given.some((end) => end < min || end > max)) return false;
  return above === undefined || ends.max === null || ends.max > above;
}

/** No product is older; before it, a year is a typing error. */
export const firstLaunchYear = 1800;

/** What is announced comes out in the year that follows at the latest. */
export const lastLaunchYear = (): number => new Date().getUTCFullYear() + 1;

export const isLaunchYear = (year: number): boolean =>
  Number.isInteger(year) && year >= firstLaunchYear && year <= lastLaunchYear();
