import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { interactionJobs } from "./jobs.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("a count that is told to end says so, which is no failure", async () => {
  const ending = new AbortController();
  const counting = interactionJobs[0]?.run(ending.signal);
  ending.abort();
  await expect(counting).rejects.toBe(ending.signal.reason);
});
