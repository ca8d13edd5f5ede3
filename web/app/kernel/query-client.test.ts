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
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.("as it was before");
  answers[1]?.("as it is now");
  await read;
  expect(observer.getCurrentResult().data).toBe("as it is now");
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
