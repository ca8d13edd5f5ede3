import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db, emit, rawPool, transaction } from "../db/db.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { trimOutbox } from "./jobs.ts";
import { type Listeners, maxAttempts, startListeners } from "./work.ts";

type Worker = ReturnType<typeof startListeners>;

let database: FreshDatabase;
let workers: Worker[] = [];
let reported: unknown[] = [];
/** The open event of a test, so that its listener never outlives it. */
let gate = Promise.withResolvers<void>();

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  // Polls and renewals come when a test says so.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await sql`truncate outbox`.execute(db());
  reported = [];
  gate = Promise.withResolvers();
});
afterEach(async () => {
  gate.resolve();
  for (const worker of workers) await worker.stop();
  workers = [];
  vi.useRealTimers();
});

function start(...all: Listeners[]): Worker {
  const worker = startListeners(all, (error) => reported.push(error));
  workers.push(worker);
  return worker;
}
const close = (...keys: string[]) =>
  transaction(async () => {
    for (const key of keys) emit({ topic: "request.closed", key, data: { actor: "ada" } });
  });
const rows = () => db().selectFrom("outbox").selectAll().orderBy("id").execute();
const row = async () => (await rows())[0];
/** Seconds until the event may be taken by anybody. */
const secondsLeft = async () => {
  const answer = await sql<{ left: number }>`
    select extract(epoch from claimed_until - now()) as left from outbox`.execute(db());
  return answer.rows[0]?.left ?? 0;
};
/** As if the time of the claim or of the pause were over. */
const timePasses = () => sql`update outbox set claimed_until = now() - interval '1 second'`;

describe("an event", () => {
  test("is heard with what was written, once, by every listener of its topic", async () => {
    const heard: unknown[] = [];
    const worker = start(
      { "request.closed": async (event) => void heard.push({ first: event }) },
      { "request.closed": async (event) => void heard.push({ second: event }) },
      { "request.canceled": async (event) => void heard.push({ other: event }) },
    );
    await close("r1");
    await worker.idle();
    await worker.idle();
    const event = { key: "r1", topic: "request.closed", data: { actor: "ada" }, attempts: 1 };
    expect(heard).toEqual([
      { first: expect.objectContaining(event) },
      { second: expect.objectContaining(event) },
    ]);
    expect((await row())?.handled_at).toBeInstanceOf(Date);
    expect(reported).toEqual([]);
  });

  test("that was written while nobody worked is heard after the start, in order", async () => {
    const keys = Array.from({ length: 120 }, (_, number) => `r${number}`);
    await close(...keys);
    const heard: string[] = [];
    await start({ "request.closed": async ({ key }) => void heard.push(key) }).idle();
    expect(heard).toEqual(keys);
  });

  test("is heard without asking, right after its commit", async () => {
    const heard = Promise.withResolvers<string>();
    start({ "request.closed": async ({ key }) => heard.resolve(key) });
    await close("r1");
    expect(await heard.promise).toBe("r1");
  });

  test("that nobody told of is found by looking now and then", async () => {
    const heard = Promise.withResolvers<string>();
    await start({ "request.closed": async ({ key }) => heard.resolve(key) }).idle();
    await sql`insert into outbox (topic, key) values ('request.closed', 'r1')`.execute(db());
    vi.advanceTimersByTime(2_000);
    expect(await heard.promise).toBe("r1");
  });

  test("of which nobody wants to hear is noted as handled", async () => {
    await transaction(async () => emit({ topic: "product.changed", key: "p1" }));
    await start({ "request.closed": async () => {} }).idle();
    expect(await row()).toMatchObject({ attempts: 0, handled_at: expect.any(Date) });
  });

  test("emitted by a listener is handled before idle", async () => {
    const heard: string[] = [];
    const worker = start({
      "request.closed": async () => {
        await transaction(async () =>
          emit({ topic: "request.canceled", key: "next", data: { actor: "ada" } }),
        );
      },
      "request.canceled": async ({ key }) => void heard.push(key),
    });
    await close("r1");
    await worker.idle();
    expect(heard).toEqual(["next"]);
  });
});

describe("a listener that fails", () => {
  test("is reported, does not keep others waiting, and is tried again after a pause", async () => {
    const heard: string[] = [];
    let broken = true;
    const worker = start({
      "request.closed": async ({ key }) => {
        if (key === "r1" && broken) throw new Error("no mail");
        heard.push(key);
      },
    });
    await close("r1", "r2");
    await worker.idle();
    expect(heard).toEqual(["r2"]);
    expect(reported).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/request\.closed of r1 .*attempt 1 of/),
        cause: new Error("no mail"),
      }),
    ]);
    await worker.idle();
    expect(reported).toHaveLength(1);

    broken = false;
    await timePasses().execute(db());
    await worker.idle();
    expect(heard).toEqual(["r2", "r1"]);
    expect((await rows()).every(({ handled_at }) => handled_at)).toBe(true);
  });

  test("waits longer each time, an hour at most, and is given up in plain sight", async () => {
    let runs = 0;
    const worker = start({
      "request.closed": async () => {
        runs++;
        throw new Error("never");
      },
    });
    await close("r1");
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      await worker.idle();
      expect(runs).toBe(attempt);
      pauses.push(Math.round(await secondsLeft()));
      await timePasses().execute(db());
    }
    expect(pauses.slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(pauses.slice(-2)).toEqual([3_600, 3_600]);
    await worker.idle();
    expect(runs).toBe(maxAttempts);
    expect(await row()).toMatchObject({ key: "r1", handled_at: null, attempts: maxAttempts });
  });
});

describe("two workers", () => {
  test("share the events and never handle the same one", async () => {
    const heard: string[] = [];
    const both = Promise.withResolvers<void>();
    let going = 0;
    const listeners: Listeners = {
      "request.closed": async ({ key }) => {
        heard.push(key);
        // Neither goes on before both have one in hand.
        if (++going === 2) both.resolve();
        await both.promise;
      },
    };
    const keys = Array.from({ length: 20 }, (_, number) => `r${number}`);
    await close(...keys);
    await Promise.all([start(listeners).idle(), start(listeners).idle()]);
    expect(heard.toSorted()).toEqual(keys.toSorted());
    expect((await rows()).map(({ attempts }) => attempts)).toEqual(keys.map(() => 1));
  });

  test("that claim at the same moment do not claim the same", async () => {
    await close("r1", "r2");
    const heard: string[] = [];
    const claiming = await rawPool().connect();
    try {
      await claiming.query("begin");
      await claiming.query(`
        update outbox set attempts = 1, claimed_until = now() + interval '1 minute'
        where key = 'r1'`);
      const worker = start({ "request.closed": async ({ key }) => void heard.push(key) });
      await worker.idle();
      await claiming.query("commit");
      await worker.idle();
    } finally {
      claiming.release(true);
    }
    expect(heard).toEqual(["r2"]);
  });

  test("leave each other what is in hand, however long it takes", async () => {
    const begun = Promise.withResolvers<void>();
    start({
      "request.closed": async () => {
        begun.resolve();
        await gate.promise;
      },
    });
    await close("r1");
    await begun.promise;
    const heard: string[] = [];
    const other = start({ "request.closed": async ({ key }) => void heard.push(key) });
    await sql`update outbox set claimed_until = now() + interval '1 second'`.execute(db());
    vi.advanceTimersByTime(20_000);
    await vi.waitUntil(async () => (await secondsLeft()) > 50, { timeout: 60_000 });
    await other.idle();
    expect(heard).toEqual([]);
  });

  test("take up what a killed one had in hand, whose late failure changes nothing", async () => {
    const begun = Promise.withResolvers<void>();
    const killed = start({
      "request.closed": async () => {
        begun.resolve();
        await gate.promise;
        throw new Error("late");
      },
    });
    await close("r1");
    await begun.promise;
    await timePasses().execute(db());
    const heard: number[] = [];
    const other = start({ "request.closed": async ({ attempts }) => void heard.push(attempts) });
    await other.idle();
    expect(heard).toEqual([2]);
    const handled = await row();
    gate.resolve();
    await killed.idle();
    expect(reported).toHaveLength(1);
    expect(await row()).toEqual(handled);
  });
});

describe("stop", () => {
  test("waits for the event in hand and begins no other", async () => {
    const heard: string[] = [];
    const begun = Promise.withResolvers<void>();
    const worker = start({
      "request.closed": async ({ key }) => {
        begun.resolve();
        await gate.promise;
        heard.push(key);
      },
    });
    await close("r1", "r2");
    await begun.promise;
    const stopping = worker.stop().then(() => heard.push("stopped"));
    // A round trip to the database, in which a stop that does not wait would be over.
    await row();
    expect(heard).toEqual([]);
    gate.resolve();
    await stopping;
    expect(heard).toEqual(["r1", "stopped"]);
    await close("r3");
    await worker.idle();
    expect((await rows()).map(({ handled_at }) => handled_at !== null)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("events are kept a week after they are handled, unhandled ones for ever", async () => {
  await sql`
    insert into outbox (topic, key, created_at, handled_at) values
      ('request.closed', 'old', now() - interval '9 days', now() - interval '8 days'),
      ('request.closed', 'late', now() - interval '9 days', now() - interval '6 days'),
      ('request.closed', 'open', now() - interval '9 days', null)`.execute(db());
  await trimOutbox.run();
  expect((await rows()).map(({ key }) => key)).toEqual(["late", "open"]);
});
