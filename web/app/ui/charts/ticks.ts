const steps = [1, 2, 5, 10];

/** 1, 2 or 5 times a power of ten, and never less than the value. */
export function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}

/** The same, and never more than the value. */
export function niceBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return (steps.findLast((step) => step * power <= value) ?? 1) * power;
}

/**
 * Values of an axis from 0 to no less than the greatest, at most `most` steps apart; whole ones, as
 * what is counted is whole.
 */
export function niceTicks(greatest: number, most = 4): number[] {
  const step = Math.max(1, niceAbove(Math.max(greatest, 1) / most));
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** Places of at most `most` of `count` things, as far from each other as each is from the next. */
export function spreadPlaces(count: number, most: number): number[] {
  const apart = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: Math.ceil(count / apart) }, (_, at) => at * apart);
}
