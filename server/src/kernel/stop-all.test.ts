import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { stopAll } from "./stop-all.ts";

const never = () => new Promise<void>(() => {});

/** Three parts, of which the middle one ends as said; and what was told to end and did, in order. */
function threeParts(middle: () => Promise<void>) {
  const told: string[] = [];
  const part = (name: string, end: () => Promise<void>) => async () => {
    told.push(`${name} told`);
    await end();
    told.push(`${name} ended`);
  };
  const soon = () => pause(5);
  return { told, stops: [part("first", soon), part("middle", middle), part("last", soon)] };
}

const report = (error: unknown) => {
  throw error;
};

test("the last part ends first, and each has ended before the next is told", async () => {
  const { told, stops } = threeParts(() => pause(5));
  await stopAll(stops, { report, longest: 60_000 });
  const inOrder = ["last", "middle", "first"].flatMap((name) => [`${name} told`, `${name} ended`]);
  expect(told).toEqual(inOrder);
  expect(stops).toEqual([]);
});

test("a part that does not end keeps nobody longer than all have together", async () => {
  const { told, stops } = threeParts(never);
  await stopAll(stops, { report, longest: 50 });
  expect(told).toEqual(["last told", "last ended", "middle told", "first told"]);
});

test("a part that fails to end is reported, and the others end", async () => {
  const failures: unknown[] = [];
  const failed = new Error("not ended");
  const { told, stops } = threeParts(() => Promise.reject(failed));
  await stopAll(stops, { report: (error) => failures.push(error) });
  expect(failures).toEqual([failed]);
  expect(told).toEqual(["last told", "last ended", "middle told", "first told", "first ended"]);
});
