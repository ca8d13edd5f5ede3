/** Unsigned 32-bit numbers in a row that can be added to. Beyond `length`, `data` is undefined. */
export interface GrowingInts {
  data: Uint32Array;
  length: number;
}

export function growingInts(capacity = 0): GrowingInts {
  return { data: new Uint32Array(capacity), length: 0 };
}

function reserve(list: GrowingInts, more: number): void {
  const wanted = list.length + more;
  if (wanted <= list.data.length) return;
  const grown = new Uint32Array(Math.max(wanted, list.data.length + (list.data.length >> 1) + 2));
  grown.set(list.data.subarray(0, list.length));
  list.data = grown;
}

export function push(list: GrowingInts, a: number): void {
  reserve(list, 1);
  list.data[list.length++] = a;
}

export function pushPair(list: GrowingInts, a: number, b: number): void {
  reserve(list, 2);
  list.data[list.length++] = a;
  list.data[list.length++] = b;
}

export function pushThree(list: GrowingInts, numbers: readonly [number, number, number]): void {
  reserve(list, 3);
  for (const number of numbers) list.data[list.length++] = number;
}

/** Gives back what `push` reserved in advance. */
export function trim(list: GrowingInts): void {
  if (list.data.length > list.length) list.data = list.data.slice(0, list.length);
}
