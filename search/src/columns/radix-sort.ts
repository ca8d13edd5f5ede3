/**
 * Row numbers sorted by key, stable, in linear time. `keys` are unsigned numbers up to `greatest`,
 * by row number; `order` is used up.
 */
export function radixSort(
  order: Uint32Array,
  keys: Uint32Array,
  greatest = 0xffffffff,
): Uint32Array {
  // Sixteen bits at a time pay for themselves only with many rows.
  if (order.length < 4096) {
    return order.sort((a, b) => (keys[a] as number) - (keys[b] as number));
  }
  const low = onePass(order, keys, 0);
  return greatest < 65536 ? low : onePass(low, keys, 16);
}

function onePass(order: Uint32Array, keys: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(65537);
  for (let at = 0; at < order.length; at++) {
    const digit = ((keys[order[at] as number] as number) >>> shift) & 0xffff;
    starts[digit + 1] = (starts[digit + 1] as number) + 1;
  }
  for (let digit = 0; digit < 65536; digit++) {
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
  }
  const sorted = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) {
    const row = order[at] as number;
    const digit = ((keys[row] as number) >>> shift) & 0xffff;
    const to = starts[digit] as number;
    sorted[to] = row;
    starts[digit] = to + 1;
  }
  return sorted;
}

export function ascendingOrder(length: number): Uint32Array {
  const order = new Uint32Array(length);
  for (let at = 0; at < length; at++) order[at] = at;
  return order;
}

/** The place of each row number in an order. */
export function invertOrder(order: Uint32Array): Uint32Array {
  const position = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) position[order[at] as number] = at;
  return position;
}
