import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { createUser } from "../users/factory.ts";
import { findCredentials } from "../users/queries.ts";
import { switchAccounts } from "./switch-accounts.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => database.close());

const account = (key: string, demo: boolean, enabled = true) =>
  createUser({ key, email: `${key}@neroli.example`, demo, enabled });
const isLetIn = async (key: string) => (await findCredentials(`${key}@neroli.example`))?.enabled;

async function startSession(accountId: string): Promise<void> {
  const payload = JSON.stringify({ accountId });
  await db()
    .insertInto("identity_payloads")
    .values({ model: "Session", id: accountId, payload })
    .execute();
}

const sessions = async () =>
  (await db().selectFrom("identity_payloads").select("id").execute()).map(({ id }) => id);

test("switched off nobody of the demonstration gets in or stays in; switched on those do who did", async () => {
  await account("support", true);
  await account("shut-out", true, false);
  await account("customer", false);
  await startSession("support");
  await startSession("customer");
  expect(await isLetIn("support")).toBe(true);

  await switchAccounts(false);
  expect(await isLetIn("support")).toBe(false);
  expect(await isLetIn("customer")).toBe(true);
  expect(await sessions()).toEqual(["customer"]);
  // A second start without it changes nothing.
  await switchAccounts(false);

  await switchAccounts(true);
  expect(await isLetIn("support")).toBe(true);
  expect(await isLetIn("shut-out")).toBe(false);
});
