import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, db, disconnect, emit, transaction } from "../db/db.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { type Listeners, startListeners } from "./work.ts";

// Events that a process cannot handle now: who handles them, and when.

let database: FreshDatabase;
let worker: ReturnType<typeof startListeners>;
let reported: unknown[];

beforeEach(async () => {
  database = await freshDatabase();
  reported = [];
});
afterEach(async () => {
  await worker.stop();
  await database.close();
});

function start(listeners: Listeners): void {
  worker = startListeners([listeners], (error) => reported.push(error));
}
const row = async () => (await db().selectFrom("outbox").selectAll().execute())[0];

test("one of which this version knows nothing is left to a newer one for a month", async () => {
  await sql`insert into outbox (topic, key) values ('apples.ripe', 'a1')`.execute(db());
  start({ "request.closed": async () => {} });
  await worker.idle();
  expect(await row()).toMatchObject({ attempts: 0, handled_at: null });
  await sql`update outbox set created_at = now() - interval '31 days'`.execute(db());
  await worker.idle();
  expect(await row()).toMatchObject({ attempts: 0, handled_at: expect.any(Date) });
});

test("one in hand when the database goes away is heard again once it is back", async () => {
  let heard = 0;
  start({
    "request.closed": async () => {
      heard += 1;
      if (heard === 1) await disconnect();
    },
  });
  const data = { actor: "ada" };
  await transaction(async () => emit({ topic: "request.closed", key: "r1", data }));
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  connect(database.url);
  await worker.idle();
  expect([heard, (await row())?.handled_at]).toEqual([2, expect.any(Date)]);
});
