import { expect, test } from "vitest";
import { addWaker, publish } from "./events.ts";

test("who waits for work is woken by events of its topics alone", async () => {
  const woken: string[] = [];
  const ends = [
    addWaker(["work.queued"], () => woken.push("queued work")),
    addWaker(["request.created", "quote.created"], () => woken.push("listeners")),
  ];
  await publish([{ topic: "product.changed", key: "p1" }]);
  expect(woken).toEqual([]);
  await publish([
    { topic: "product.changed", key: "p1" },
    { topic: "quote.created", key: "q1" },
    { topic: "quote.created", key: "q2" },
  ]);
  await publish([{ topic: "work.queued", key: "export" }]);
  expect(woken).toEqual(["listeners", "queued work"]);
  for (const end of ends) end();
  await publish([{ topic: "work.queued", key: "export" }]);
  expect(woken).toEqual(["listeners", "queued work"]);
});
