import { afterAll, beforeAll, expect, test } from "vitest";
import { db, transaction } from "./db/db.ts";
import { freshDatabase } from "./testing/database.ts";
import { createThrottle, trimThrottles } from "./throttle.ts";

let database: { close(): Promise<void> };
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const limits = { name: "invite", failures: 3, seconds: 600 } as const;
const passOneWindow = () =>
  db()
    .updateTable("throttles")
    .set({ until: new Date(0) })
    .execute();

test("lets so many through and no more, also when they come at once and to several processes", async () => {
  const processes = [createThrottle(limits), createThrottle(limits)];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => processes[index % 2]?.count("ada")),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
  expect(await processes[0]?.isOpen("ada")).toBe(false);
  expect(await processes[0]?.isOpen("bea")).toBe(true);
  expect(await createThrottle({ ...limits, name: "resend" }).isOpen("ada")).toBe(true);
});

test("opens again when the window ends, and attempts in between do not prolong it", async () => {
  const throttle = createThrottle(limits);
  for (let attempt = 0; attempt < 3; attempt++) await throttle.count("cleo");
  const until = () =>
    db().selectFrom("throttles").select("until").orderBy("until", "desc").executeTakeFirst();
  const before = await until();
  expect(await throttle.count("cleo")).toBe(false);
  expect(await until()).toEqual(before);
  await passOneWindow();
  expect(await throttle.isOpen("cleo")).toBe(true);
  expect(await throttle.count("cleo")).toBe(true);
});

test("forgets, and takes one back", async () => {
  const throttle = createThrottle(limits);
  for (let attempt = 0; attempt < 3; attempt++) await throttle.count("dora");
  await throttle.takeBack("dora");
  expect(await throttle.isOpen("dora")).toBe(true);
  await throttle.count("dora");
  expect(await throttle.isOpen("dora")).toBe(false);
  await throttle.forget("dora");
  expect(await throttle.isOpen("dora")).toBe(true);
});

test("an attempt whose transaction is undone has been made", async () => {
  const throttle = createThrottle({ ...limits, failures: 1 });
  const undone = transaction(async () => {
    await throttle.count("eve");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await throttle.isOpen("eve")).toBe(false);
});

test("keeps no subject as it is, and nothing that has ended", async () => {
  await createThrottle(limits).count("fay@example.com 203.0.113.7");
  const kept = await db().selectFrom("throttles").selectAll().execute();
  expect(JSON.stringify(kept)).not.toMatch(/fay|203\.0/);
  await passOneWindow();
  await trimThrottles();
  expect(await db().selectFrom("throttles").selectAll().execute()).toEqual([]);
});
