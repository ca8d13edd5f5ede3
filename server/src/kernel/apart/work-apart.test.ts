import { expect, test } from "vitest";
import { openLine } from "./line.ts";
import type { TestingOrder } from "./testing-work.ts";
import { workApart } from "./work-apart.ts";

const module = new URL("./testing-work.ts", import.meta.url);
const limits = { megabytes: 500, seconds: 60 };
const does = (order: TestingOrder, more: Partial<Parameters<typeof workApart>[0]> = {}) =>
  workApart({ module, order, limits, ...more });

test("work apart answers, and says something on its way", async () => {
  const said: unknown[] = [];
  const value = { bytes: Buffer.from("ab"), at: new Date(0), more: [1, null] };
  expect(await does({ does: "echo", value }, { heard: (each) => said.push(each) })).toEqual(value);
  expect(said).toEqual([value]);
});

test("what it throws is told with its properties, and the next work is done", async () => {
  await expect(does({ does: "throw", code: "file-empty" })).rejects.toMatchObject({
    message: "refused",
    thrown: { name: "Refusal", code: "file-empty" },
  });
  expect(await does({ does: "echo", value: 1 })).toBe(1);
});

test.each([
  ["buffers", "memory"],
  ["heap", "memory"],
  ["spin", "time"],
  ["exit", "ended"],
] as const)("one that has %s ends for %s, and this process lives", async (what, why) => {
  const seconds = what === "spin" ? 0.5 : limits.seconds;
  const ending = does({ does: what }, { limits: { ...limits, seconds } });
  await expect(ending).rejects.toMatchObject({ why });
  expect(await does({ does: "echo", value: what })).toBe(what);
});

test("it ends when it is told to", async () => {
  const told = new AbortController();
  const waiting = does({ does: "wait" }, { signal: told.signal, heard: () => told.abort() });
  await expect(waiting).rejects.toThrow();
});

test("a process that works is handed no secret of this one", async () => {
  const { apartEnvironment } = await import("../config.ts");
  expect(Object.keys(apartEnvironment()).join()).not.toMatch(/URL|KEY|SECRET|PASSWORD|TOKEN/);
});

test("the line gives each group a turn, and is not longer than it may be", async () => {
  const line = openLine({ at_once: 2, most_of_group: 3, most_waiting: 3 });
  const began: string[] = [];
  const enter = (group: string) =>
    line.enter(group).then((leave) => {
      began.push(group);
      return leave;
    });
  const first = await enter("a");
  const second = enter("a");
  const third = enter("a");
  await expect(enter("a")).rejects.toMatchObject({ code: "uploads.line-full" });
  const other = await enter("b");
  expect(began).toEqual(["a", "b"]);
  const later = enter("c");
  await expect(enter("d")).rejects.toMatchObject({ code: "uploads.line-full" });
  other();
  (await later)();
  first();
  (await second)();
  (await third)();
  expect(began).toEqual(["a", "b", "c", "a", "a"]);
});
