import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "./actor.ts";
import { audit } from "./audit.ts";
import { db, transaction } from "./db/db.ts";
import { type FreshDatabase, freshDatabase } from "./testing/database.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const entries = () => db().selectFrom("audit_entries").selectAll().orderBy("id").execute();

test("an entry says who, what, from where, and of the values those that changed", async () => {
  const actor = {
    ...systemActor,
    user_key: "ada",
    name: "Ada Ferrari",
    address: "::ffff:192.0.2.7",
  };
  await transaction(() =>
    audit(actor, {
      action: "company.saved",
      key: "velouria",
      company_key: "velouria",
      before: { name: "Velouria", tagline: "Old", sustainable_development_goals: [1, 2] },
      after: { name: "Velouria", tagline: "New", sustainable_development_goals: [1, 3] },
    }),
  );
  expect(await entries()).toMatchObject([
    {
      actor_key: "ada",
      actor_name: "Ada Ferrari",
      actor_roles: ["NEROLI_SUPER"],
      address: "192.0.2.7",
      action: "company.saved",
      entity: "company",
      entity_key: "velouria",
      before: { tagline: "Old", sustainable_development_goals: [1, 2] },
      after: { tagline: "New", sustainable_development_goals: [1, 3] },
    },
  ]);
});

test("what is undone leaves no entry, and without a transaction there is none", async () => {
  const before = await entries();
  const change = { action: "user.blocked", key: "ada" } as const;
  const failing = transaction(async () => {
    await audit(systemActor, change);
    throw new Error("undone");
  });
  await expect(failing).rejects.toThrow("undone");
  await expect(audit(systemActor, change)).rejects.toThrow("outside a transaction");
  expect(await entries()).toEqual(before);
});

test.each([
  "update audit_entries set actor_name = 'somebody else'",
  "delete from audit_entries",
  "truncate audit_entries",
])("an entry stays as it is: %s", async (statement) => {
  await transaction(() => audit(systemActor, { action: "user.enabled", key: "ada" }));
  await expect(sql.raw(statement).execute(db())).rejects.toThrow("only ever added to");
});
