import type { ChangedKeys } from "./refresh.ts";

/**
 * Refreshes wait for one another, so that what was read earlier never overwrites what was read
 * later; those that wait are done together. `add` settles when its own keys are done.
 */
export function oneAfterTheOther(
  work: (changed: ChangedKeys) => Promise<void>,
  first: Promise<void>,
): {
  add(keys: { products: readonly string[]; companies: readonly string[] }): Promise<void>;
  idle(): Promise<void>;
} {
  let running = first;
  let waiting: { products: Set<string>; companies: Set<string>; done: Promise<void> } | undefined;
  return {
    add({ products, companies }) {
      if (!waiting) {
        const changed = { products: new Set<string>(), companies: new Set<string>() };
        const before = running;
        const done = before
          .catch(() => {})
          .then(() => {
            waiting = undefined;
            return work(changed);
          });
        waiting = { ...changed, done };
        running = done;
      }
      for (const key of products) waiting.products.add(key);
      for (const key of companies) waiting.companies.add(key);
      return waiting.done;
    },
    idle: () => running,
  };
}
