import { setTimeout as pause } from "node:timers/promises";
import { emit, transaction } from "../../server/src/kernel/db/db.ts";

const writers = 3;

/**
 * Changes products in turn, so many a second, as another process on the database would. The
 * answered function ends it, and tells how many changes a second there were.
 */
export function keepChanging(
  products: readonly { key: string }[],
  perSecond: number,
): () => Promise<number> {
  const began = performance.now();
  let going = true;
  let changes = 0;
  const passed = () => (performance.now() - began) / 1_000;
  const write = async () => {
    while (going) {
      const product = products[changes % products.length];
      if (product === undefined || changes >= passed() * perSecond) {
        await pause(1);
        continue;
      }
      changes++;
      await transaction(async () => emit({ topic: "product.changed", key: product.key }));
    }
  };
  const all = Promise.all(Array.from({ length: writers }, write));
  return async () => {
    going = false;
    await all;
    return Math.round(changes / passed());
  };
}
