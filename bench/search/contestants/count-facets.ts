import { facetValues, type GeneratedProduct } from "../catalogue.ts";

/** Facets of a rival that has none of its own: values by product in one flat array. */
export function facetColumn() {
  const values: number[] = [];
  const ends: number[] = [];
  let flat = new Uint16Array(0);
  let total = new Uint32Array(0);
  const count = (ids: Iterable<number>) => {
    const counts = new Uint32Array(facetValues);
    for (const id of ids) {
      for (let at = ends[id - 1] ?? 0; at < (ends[id] ?? 0); at++) {
        const value = flat[at] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
    return counts;
  };
  return {
    add({ facets }: GeneratedProduct): void {
      values.push(...facets);
      ends.push(values.length);
    },
    finish(): void {
      flat = Uint16Array.from(values);
      values.length = 0;
      total = count(ends.keys());
    },
    count,
    /** The counts of all products; kept ready. */
    all: () => ({ total: ends.length, counts: total }),
    /** The products that have all of these values. */
    having(wanted: readonly number[]): number[] {
      const found: number[] = [];
      for (let id = 0; id < ends.length; id++) {
        const own = flat.subarray(ends[id - 1] ?? 0, ends[id]);
        if (wanted.every((value) => own.includes(value))) found.push(id);
      }
      return found;
    },
  };
}
