/** A number from 0 to 1 that always belongs to the same seed (FNV-1a): nothing here is random. */
export function fraction(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) / 2 ** 32;
}

export const chance = (seed: string, share: number) => fraction(seed) < share;

/** A whole number from `min` to `max`. */
export const between = (seed: string, min: number, max: number) =>
  min + Math.floor(fraction(seed) * (max - min + 1));

export function pick<T>(seed: string, list: readonly T[]): T {
  const value = list[Math.floor(fraction(seed) * list.length)];
  if (value === undefined) throw new Error(`nothing to pick for ${seed}`);
  return value;
}

/** The day on which the demonstration stands still; every date is counted from it. */
const day = Date.UTC(2026, 8, 1, 8);

/** That many days before the fixed day, as the database takes it. */
export const daysBefore = (days: number, hours = 0) =>
  new Date(day - days * 86_400_000 + hours * 3_600_000).toISOString();
