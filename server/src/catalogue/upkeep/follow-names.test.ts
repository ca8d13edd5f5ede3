import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../kernel/testing/database.ts";
import { createProduct } from "../../products/factory.ts";
import { followManyNames } from "./follow-names.ts";

let database: FreshDatabase;
const keys: string[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  for (const name of ["One", "Two", "Three"]) keys.push((await createProduct({ name })).key);
});
afterAll(() => database.close());

/** What is put waits until it is let go. */
function held() {
  const puts: { keys: readonly string[]; go: () => void }[] = [];
  const put = (keys: readonly string[]) =>
    new Promise<void>((resolve) => puts.push({ keys, go: resolve }));
  return { puts, put };
}

const fail = (error: unknown): never => {
  throw error;
};

test("all products are put anew, and again when it was told meanwhile", async () => {
  const { puts, put } = held();
  const many = followManyNames(put, fail);
  expect(many.isDone()).toBe(true);
  many.begin();
  await expect.poll(() => puts.length).toBe(1);
  expect([puts[0]?.keys, many.isDone()]).toEqual([keys.toSorted(), false]);
  many.begin();
  puts[0]?.go();
  await expect.poll(() => puts.length).toBe(2);
  expect(many.isDone()).toBe(false);
  puts[1]?.go();
  await expect.poll(() => many.isDone()).toBe(true);
  await many.stop();
  expect(puts).toHaveLength(2);
});

test("what is stopped or fails on the way is not done: no snapshot says that it is", async () => {
  const { puts, put } = held();
  const stopped = followManyNames(put, fail);
  stopped.begin();
  await expect.poll(() => puts.length).toBe(1);
  stopped.begin();
  const stopping = stopped.stop();
  puts[0]?.go();
  await stopping;
  expect(stopped.isDone()).toBe(false);

  const reported: unknown[] = [];
  const failing = followManyNames(
    () => Promise.reject(new Error("no")),
    (error) => reported.push(error),
  );
  failing.begin();
  await expect.poll(() => reported.length).toBe(1);
  expect(failing.isDone()).toBe(false);
});
