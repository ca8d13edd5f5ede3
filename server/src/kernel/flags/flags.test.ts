import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { db } from "../db/db.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { isOn, startFlags } from "./flags.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
});

const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

test("the maintenance flag, asked of the database every five seconds", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  await startFlags(new Map());
  expect(await isOn("maintenance")).toBe(false);
  await db().insertInto("flags").values({ name: "maintenance", value: "true" }).execute();
  later(4.999);
  expect(await isOn("maintenance")).toBe(false);
  later(0.001);
  expect(await isOn("maintenance")).toBe(true);
  await db().updateTable("flags").set({ value: '"on"' }).execute();
  // A clock that is set back keeps no flag as it was.
  vi.setSystemTime(new Date("1999-01-01"));
  later(5);
  expect(await isOn("maintenance")).toBe(false);
});

test("the environment goes before the database", async () => {
  await db().updateTable("flags").set({ value: "true" }).execute();
  await startFlags(readConfig({ NEROLI_FLAG_MAINTENANCE: "off" }).flags);
  expect(await isOn("maintenance")).toBe(false);
  await startFlags(readConfig({}).flags);
  expect(await isOn("maintenance")).toBe(true);
  expect(() => readConfig({ NEROLI_FLAG_MAINTENANCE: "yes" })).toThrow(/on or off/);
});
