/** The value at that share of all, the least first. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
