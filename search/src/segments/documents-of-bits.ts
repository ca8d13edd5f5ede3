/** Documents whose bits are set, ascending. */
export function documentsOfBits(bits: Uint32Array): Uint32Array {
  const docs = new Uint32Array(countBits(bits));
  let length = 0;
  for (let at = 0; at < bits.length; at++) {
    let rest = bits[at] as number;
    while (rest !== 0) {
      const bit = rest & -rest;
      rest ^= bit;
      docs[length++] = (at << 5) + 31 - Math.clz32(bit);
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
