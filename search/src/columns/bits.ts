// Sets of documents, or of other numbers from 0, with one bit for each number.

/** Puts a number into a set. */
export function setBit(bits: Uint32Array, at: number): void {
  bits[at >> 5] = (bits[at >> 5] as number) | (1 << (at & 31));
}

/** Takes a number out of a set. */
export function clearBit(bits: Uint32Array, at: number): void {
  bits[at >> 5] = (bits[at >> 5] as number) & ~(1 << (at & 31));
}

/** Whether a set holds a number. */
export const hasBit = (bits: Uint32Array, at: number): boolean =>
  ((bits[at >> 5] as number) & (1 << (at & 31))) !== 0;

/** Visits the numbers of a set, ascending. */
export function eachBit(bits: Uint32Array, visit: (at: number) => void): void {
  for (let at = 0; at < bits.length; at++) {
    let rest = bits[at] as number;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      visit((at << 5) + 31 - Math.clz32(bit));
    }
  }
}

/** Documents whose bits are set, ascending: `length` of them, which are all unless told. */
export function documentsOfBits(bits: Uint32Array, length = countBits(bits)): Uint32Array {
  const docs = new Uint32Array(length);
  let next = 0;
  for (let at = 0; next < length; at++) {
    let rest = bits[at] as number;
    while (rest !== 0 && next < length) {
      const bit = rest & -rest;
      rest ^= bit;
      docs[next++] = (at << 5) + 31 - Math.clz32(bit);
    }
  }
  return docs;
}

/** How many bits are set. */
export function countBits(bits: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += bitCount(bits[at] as number);
  return count;
}

/** Bits that are set in a number of 32 bits. */
function bitCount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
