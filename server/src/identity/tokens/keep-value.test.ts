import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepValue } from "./keep-value.ts";

const ages = { fresh: 300, usable: 3_600, pause: 30 };
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

let reads = 0;
let away = false;
const read = async () => {
  reads += 1;
  if (away) throw new Error("away");
  return reads;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  [reads, away] = [0, false];
});
afterEach(() => vi.useRealTimers());

test("is read once for all who ask, and again when it is old", async () => {
  const kept = keepValue(read, ages);
  expect(await Promise.all([kept.current(), kept.current()])).toEqual([1, 1]);
  later(299);
  expect(await kept.current()).toBe(1);
  later(1);
  expect(await kept.current()).toBe(2);
});

test("serves on while it cannot be read, but not for ever", async () => {
  const kept = keepValue(read, ages);
  await kept.current();
  away = true;
  later(300);
  expect(await kept.current()).toBe(1);
  expect(await kept.current()).toBe(1);
  expect(reads).toBe(2);
  later(30);
  expect(await kept.current()).toBe(1);
  expect(reads).toBe(3);
  later(3_600);
  await expect(kept.current()).rejects.toThrow("away");
  away = false;
  expect(await kept.current()).toBe(5);
});

test("is read out of turn when that is wanted, at once the first time and then seldom", async () => {
  const kept = keepValue(read, ages);
  await kept.current();
  expect(await Promise.all([kept.renewed(), kept.renewed()])).toEqual([2, 2]);
  expect(await kept.renewed()).toBe(2);
  later(30);
  expect(await kept.renewed()).toBe(3);
});

test.each(["1999-01-01", "2099-01-01"])(
  "a clock that is set to %s makes nothing older or newer",
  async (day) => {
    const kept = keepValue(read, ages);
    await kept.current();
    vi.setSystemTime(new Date(day));
    later(299);
    expect(await kept.current()).toBe(1);
    later(1);
    expect(await kept.current()).toBe(2);
  },
);

test("is read anew once it is forgotten, also where it was just being read", async () => {
  const held = Promise.withResolvers<void>();
  let value = "old";
  const kept = keepValue(async () => {
    const read = value;
    if (read === "old") await held.promise;
    return read;
  }, ages);
  const first = kept.current();
  value = "new";
  kept.forget();
  expect(await kept.current()).toBe("new");
  held.resolve();
  expect(await first).toBe("old");
  expect(await kept.current()).toBe("new");
});
