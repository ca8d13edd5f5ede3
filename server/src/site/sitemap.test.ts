import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createEvent } from "../portals/factory.ts";
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

test("exhibitions are told, at the host of one that one alone", async () => {
  const { key } = await createEvent({ type: "CONGRESS" });
  const { key: other } = await createEvent({ type: "EXPO" });
  await createEvent({ type: "EXPO", enabled: false });
  const told = async (portal?: Parameters<typeof listAddresses>[0]) =>
    (await listAddresses(portal)).flatMap(
      ({ path }) => /^\/exhibitions\/(.*)/.exec(path)?.[1] ?? [],
    );
  expect(await told()).toEqual([key, other].sort());
  expect(await told({ key, takes_sign_ups: true })).toEqual([key]);
});

test("what tells about Neroli is told in every language, and at no portal's host", async () => {
  const { key } = await createEvent({ type: "CONGRESS" });
  const told = async (portal?: Parameters<typeof listAddresses>[0]) =>
    (await listAddresses(portal)).find(({ path }) => path === "/buyers");
  expect(await told()).toMatchObject({ translated: true });
  expect(await told({ key, takes_sign_ups: true })).toBeUndefined();
});
