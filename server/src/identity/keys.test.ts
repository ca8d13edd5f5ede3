import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../kernel/testing/database.ts";
import { loadKeys, publicKeys } from "./keys.ts";

let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("processes that start at once agree on the keys, and later ones find them", async () => {
  const [first, ...others] = await Promise.all([loadKeys(), loadKeys(), loadKeys()]);
  expect(first.signing).toHaveLength(1);
  expect(first.cookies).toHaveLength(1);
  for (const each of [...others, await loadKeys()]) expect(each).toEqual(first);
});

test("what is published holds nothing private", async () => {
  const [key] = publicKeys(await loadKeys()).keys;
  expect(Object.keys(key ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
});
