/**
 * The first row from `from` on whose document is not before `doc`; `end` without one. Rows are
 * ascending, and the one looked for is near: it is searched in ever longer strides.
 */
export function firstRowFrom(
  docs: Uint32Array,
  { doc, from, end }: { doc: number; from: number; end: number },
): number {
  let low = from;
  let high = from;
  for (let stride = 1; high < end && (docs[high] as number) < doc; stride *= 2) {
    low = high + 1;
    high += stride;
  }
  if (high > end) high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] as number) < doc) low = middle + 1;
    else high = middle;
  }
  return low;
}
