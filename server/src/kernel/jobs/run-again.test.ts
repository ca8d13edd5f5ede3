import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { runAgain } from "./run-again.ts";

const unexpected = (error: unknown) => {
  throw error;
};

test("one run at a time, and one more for all who asked meanwhile", async () => {
  let runs = 0;
  let going = 0;
  const first = Promise.withResolvers<void>();
  const runner = runAgain(async () => {
    runs++;
    expect(++going).toBe(1);
    if (runs === 1) await first.promise;
    going--;
  }, unexpected);
  for (let asked = 0; asked < 3; asked++) runner.ask();
  expect(runs).toBe(1);
  first.resolve();
  await runner.idle();
  expect(runs).toBe(2);
});

test("who asks at any moment of a run's end is answered", async () => {
  for (let moment = 0; moment < 12; moment++) {
    let runs = 0;
    const work = Promise.withResolvers<void>();
    const runner = runAgain(() => {
      runs++;
      return work.promise;
    }, unexpected);
    runner.ask();
    work.resolve();
    for (let turn = 0; turn < moment; turn++) await Promise.resolve();
    runner.ask();
    await runner.idle();
    expect(runs, `asked ${moment} turns after the end`).toBe(2);
  }
});

test("a failure is reported and the next asking runs again", async () => {
  const reported: unknown[] = [];
  let runs = 0;
  const runner = runAgain(
    async () => {
      if (++runs === 1) throw new Error("once");
    },
    (error) => reported.push(error),
  );
  runner.ask();
  await runner.idle();
  runner.ask();
  await runner.idle();
  expect(runs).toBe(2);
  expect(reported).toEqual([new Error("once")]);
});

test("stop waits for the run that goes on and lets none begin", async () => {
  let runs = 0;
  const work = Promise.withResolvers<void>();
  const runner = runAgain(() => {
    runs++;
    return work.promise;
  }, unexpected);
  runner.ask();
  runner.ask();
  let stopped = false;
  const stopping = runner.stop().then(() => {
    stopped = true;
  });
  await Promise.resolve();
  expect(stopped).toBe(false);
  work.resolve();
  await stopping;
  runner.ask();
  await runner.idle();
  expect(runs).toBe(1);
});

test("the work knows nothing of who asked for it", async () => {
  const request = new AsyncLocalStorage<string>();
  const known: (string | undefined)[] = [];
  const runner = runAgain(async () => void known.push(request.getStore()), unexpected);
  request.run("somebody's", runner.ask);
  await runner.idle();
  expect(known).toEqual([undefined]);
});
