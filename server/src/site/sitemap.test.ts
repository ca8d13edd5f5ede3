import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createProduct } from "../products/factory.ts";
import { listAddresses } from "./queries.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("products that speak further languages are told in each of them", async () => {
  const { key: plain } = await createProduct({ fields: { tagline: "mail@house.example" } });
  const { key: translated } = await createProduct({ fields: { "tagline@de": "Zart" } });
  const addresses = await listAddresses();
  const told = (key: string) => addresses.find(({ path }) => path.endsWith(key))?.translated;
  expect([told(plain), told(translated)]).toEqual([false, true]);
});
