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

/** No product is older; before it, a year is a typing error. */
export const firstLaunchYear = 1800;

/** What is announced comes out in the year that follows at the latest. */
export const lastLaunchYear = (): number => new Date().getUTCFullYear() + 1;

export const isLaunchYear = (year: number): boolean =>
  Number.isInteger(year) && year >= firstLaunchYear && year <= lastLaunchYear();
