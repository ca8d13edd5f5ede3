import { expect, test } from "vitest";
import { inTurn } from "./in-turn.ts";

test("changes of one thing follow each other, and only the last one is the last", async () => {
  const slow = Promise.withResolvers<void>();
  const did: string[] = [];
  const first = inTurn("a", async (isLast) => {
    did.push("first begins");
    await slow.promise;
    did.push(`first ends, last: ${isLast()}`);
  });
  const second = inTurn("a", async (isLast) => {
    did.push(`second, last: ${isLast()}`);
  });
  await inTurn("b", async () => void did.push("another thing"));
  slow.resolve();
  await Promise.all([first, second]);
  expect(did).toEqual([
    "first begins",
    "another thing",
    "first ends, last: false",
    "second, last: true",
  ]);
});

test("a change that fails holds up none after it", async () => {
  const failed = inTurn("a", () => Promise.reject(new Error("refused")));
  const done = inTurn("a", async () => "done");
  await expect(failed).rejects.toThrow("refused");
  expect(await done).toBe("done");
});
