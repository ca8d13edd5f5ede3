import { readFile } from "node:fs/promises";
import path from "node:path";
import type { endpoints } from "@neroli/contract/endpoints.ts";
import { expect, test } from "vitest";
import { allJobs, allQueuedJobs } from "./background.ts";
import { allListeners, type allRoutes, listenersOf } from "./capabilities.ts";

type CallsOf<R> = R extends { endpoints: infer E } ? keyof E : never;
type Served = CallsOf<(typeof allRoutes)[number]>;

test("every call of the contract is served by a capability", () => {
  // The compiler tests it and names the call.
  const unserved: Record<Exclude<keyof typeof endpoints, Served>, never> = {};
  expect(unserved).toEqual({});
});

test("each listener stands under the topics that it listens to", () => {
  for (const listeners of allListeners) {
    const under = Object.entries(listenersOf)
      .filter(([, hearing]) => (hearing as readonly object[]).includes(listeners))
      .map(([topic]) => topic);
    expect(under.toSorted()).toEqual(Object.keys(listeners).toSorted());
  }
});

test("whoever runs it reads of each job what it is and when it is due", async () => {
  const file = path.resolve(import.meta.dirname, "../../docs/operations.md");
  const text = await readFile(file, "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| `"));
  for (const { name, cron } of allJobs) {
    const row = rows.find((line) => line.includes(`\`${name}\``));
    expect(row, name).toContain(`\`${cron}\``);
  }
  for (const { name } of allQueuedJobs.filter((job) => !job.name.startsWith("import")))
    expect(text).toContain(`\`${name}\``);
});
