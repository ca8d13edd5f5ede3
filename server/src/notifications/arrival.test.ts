import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { arrive } from "./testing-arrival.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

// npm run chaos -- --only notifications makes 10,000 with 50 kills.
test("whoever tells is killed, whoever listens is cut off: each notification is there once", {
  timeout: 240_000,
}, async () => {
  const arrived = await arrive({ url: database.url, people: 10, events: 60, kills: 6 });
  expect(arrived).toEqual({
    ...{ wanted: 600, in_bells: 600, missing: 0, doubled: 0 },
    ...{ told_by_streams: 600, told_twice: 0, untold: 0 },
    ...{ kills: 6, cuts: 7 },
  });
});
