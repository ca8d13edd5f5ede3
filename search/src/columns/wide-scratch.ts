/**
 * Working columns as wide as the widest segment, of one thread. `bits` and `best` are all zero
 * between two uses; of `pool` the first `used` numbers are lent out until the search is over.
 */
export interface WideScratch {
  bits: Uint32Array;
  best: Uint16Array;
  /** Values of the word set that was made last. */
  values: Uint16Array;
  pool: Uint32Array;
  used: number;
}

export const createWideScratch = (documents: number): WideScratch => ({
  bits: new Uint32Array((documents + 31) >> 5),
  best: new Uint16Array(documents),
  values: new Uint16Array(documents),
  pool: new Uint32Array(documents * 3),
  used: 0,
});

/** Numbers borrowed for one search, not set to zero: allocating them afresh would cost more. */
export function borrowNumbers(scratch: WideScratch, length: number): Uint32Array {
  const { pool, used } = scratch;
  if (length < 256 || used + length > pool.length) return new Uint32Array(length);
  scratch.used += length;
  return pool.subarray(used, used + length);
}

/** A bit for each of so many documents, none of them set, until the search is over. */
export const borrowBits = (scratch: WideScratch, documents: number): Uint32Array =>
  borrowNumbers(scratch, (documents + 31) >> 5).fill(0);
