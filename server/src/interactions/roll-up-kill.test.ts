import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, transaction } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { eventually } from "../kernel/testing/eventually.ts";
import { createProduct } from "../products/factory.ts";
import { rollUp } from "./commands/roll-up.ts";
import { createInteractions } from "./factory.ts";

const program = fileURLToPath(new URL("testing-rolling-process.ts", import.meta.url));
const came = 500;

let database: FreshDatabase;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await database.close();
});

async function numbers() {
  const { rows } = await sql<object>`
    select (select count(*) from interaction_inbox) as inbox,
      (select count(*) from interactions) as kept,
      (select sum(events) from interaction_counts where scope = 0 and grain = 'day') as counted,
      (select sum(views) from interaction_interest
        where scope = 0 and dimension = 'product') as of_products`.execute(db());
  return rows[0];
}

/** Somebody waits for the row that this transaction holds. */
const isAwaited = async () => {
  const { rows } = await sql<{ awaited: boolean }>`
    select exists (select from pg_locks
      where not granted and transactionid = pg_current_xact_id()::xid) as awaited`.execute(db());
  return rows[0]?.awaited === true;
};

test("a process that is killed just before it has counted leaves all of it to the next", async () => {
  await rollUp();
  const { key } = await createProduct();
  await createInteractions(
    Array.from({ length: came }, () => ({ kind: "VIEW" as const, product_key: key })),
  );
  const before = { inbox: came, kept: 0, counted: null, of_products: null };
  expect(await numbers()).toEqual(before);

  await transaction(async () => {
    // The row at the end of the work.
    await sql`select from interaction_roll_ups for update`.execute(db());
    child = spawn(process.execPath, [program, database.url], { stdio: "inherit" });
    await eventually(async () => expect(await isAwaited()).toBe(true));
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  await rollUp();
  expect(await numbers()).toEqual({ inbox: 0, kept: came, counted: came, of_products: came });
});
