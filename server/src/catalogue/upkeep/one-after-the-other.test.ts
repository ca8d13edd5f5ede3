import { expect, test } from "vitest";
import { oneAfterTheOther } from "./one-after-the-other.ts";

/** Work whose ends the test decides. */
function controlled() {
  const begun: { keys: string[]; end: PromiseWithResolvers<void> }[] = [];
  const first = Promise.withResolvers<void>();
  const refreshes = oneAfterTheOther(({ products, companies }) => {
    const end = Promise.withResolvers<void>();
    begun.push({ keys: [...products, ...companies], end });
    return end.promise;
  }, first.promise);
  return { begun, first, refreshes };
}

/** Lets everything run that waits for nothing outside. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("what comes while something is read is read after it, together", async () => {
  const { begun, first, refreshes } = controlled();
  const early = refreshes.add({ products: ["a"], companies: [] });
  await settle();
  expect(begun).toEqual([]);
  first.resolve();
  await settle();
  expect(begun.map(({ keys }) => keys)).toEqual([["a"]]);
  const late = [
    refreshes.add({ products: ["a", "b"], companies: [] }),
    refreshes.add({ products: ["b"], companies: ["c"] }),
  ];
  await settle();
  expect(begun).toHaveLength(1);
  begun[0]?.end.resolve();
  await early;
  await settle();
  expect(begun.map(({ keys }) => keys)).toEqual([["a"], ["a", "b", "c"]]);
  begun[1]?.end.resolve();
  await Promise.all(late);
  await refreshes.idle();
  expect(begun).toHaveLength(2);
});

test("who waits for a refresh that fails is told, and the next one is made", async () => {
  const { begun, first, refreshes } = controlled();
  first.resolve();
  const failing = refreshes.add({ products: ["a"], companies: [] });
  await settle();
  begun[0]?.end.reject(new Error("database away"));
  await expect(failing).rejects.toThrow("database away");
  const next = refreshes.add({ products: ["b"], companies: [] });
  await settle();
  begun[1]?.end.resolve();
  await expect(next).resolves.toBeUndefined();
});
