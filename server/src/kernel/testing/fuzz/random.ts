/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 on, less than 1. */
  next(): number;
  /** A whole number from 0 on, less than `below`. */
  below(below: number): number;
  /** True as often as that. */
  chance(of: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** mulberry32; each input has its own, so that it can be made again without those before it. */
export function randomOf(seed: number, input = 0): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(input + 1, 0x85ebca6b)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (of) => next() < of,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
  };
}
