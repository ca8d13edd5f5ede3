import { setTimeout as pause } from "node:timers/promises";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("what is asked for the first time while something changes is asked anew", async () => {
  const queries = createQueryClient();
  const answers: ((name: string) => void)[] = [];
  const observer = new QueryObserver(queries, {
    queryKey: ["awards"],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);

  const read = queries.invalidateQueries({ queryKey: ["awards"] });
  answers[0]?.("as it was before");
  await expect.poll(() => observer.getCurrentResult().data).toBe("as it was before");
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.("as it is now");
  await read;
  expect(observer.getCurrentResult().data).toBe("as it is now");
  stop();
});

test("what changes without a pause is shown as it was first, and then as it is", async () => {
  const queries = createQueryClient();
  const seen: (number | undefined)[] = [];
  let asked = 0;
  const observer = new QueryObserver(queries, {
    queryKey: ["notifications"],
    queryFn: async () => {
      const turn = asked++;
      await pause(20);
      return turn;
    },
  });
  const stop = observer.subscribe(({ data }) => seen.push(data));
  // Each sooner than an answer comes.
  const changes: Promise<void>[] = [];
  for (let change = 0; change < 8; change++) {
    changes.push(queries.invalidateQueries());
    if (seen.includes(0)) break;
    await pause(5);
  }
  await Promise.all(changes);
  expect(seen).toContain(0);
  expect(observer.getCurrentResult().data).toBe(asked - 1);
  expect(asked).toBeGreaterThan(1);
  stop();
});

test("what only waits to be looked at is marked, and not asked", async () => {
  const queries = createQueryClient();
  let asked = 0;
  const queryFn = () => Promise.resolve(++asked);
  await queries.prefetchQuery({ queryKey: ["awards"], queryFn });
  await queries.invalidateQueries({ queryKey: ["awards"] });
  expect(asked).toBe(1);
  expect(queries.getQueryState(["awards"])?.isInvalidated).toBe(true);
});
