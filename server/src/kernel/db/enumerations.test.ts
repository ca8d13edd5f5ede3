import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enumerations } from "../../../db/enumerations.ts";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { db } from "./db.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

interface Constraint {
  path: string;
  definition: string;
}

/** The check constraints that list what a column may hold. */
async function listConstraints(): Promise<Constraint[]> {
  const { rows } = await sql<Constraint>`
    select con.conrelid::regclass::text || '.' || attname as path,
      pg_get_constraintdef(con.oid) as definition
    from pg_constraint con
    join pg_attribute on attrelid = con.conrelid and attnum = con.conkey[1]
    where contype = 'c' and pg_get_constraintdef(con.oid) ~ '(ANY|<@)'`.execute(db());
  return rows;
}

const valuesOf = ({ definition }: Constraint) =>
  [...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value).sort();

test("what a column of an enumeration may hold is what the contract names", async () => {
  const constraints = await listConstraints();
  const found = Object.fromEntries(constraints.map((each) => [each.path, valuesOf(each)]));
  const named = Object.entries(enumerations).map(([path, values]) => [path, [...values].sort()]);
  expect(found).toEqual(Object.fromEntries(named));
});

test("another value is refused, also as an element of an array", async () => {
  await expect(
    sql`insert into companies (key, name, type) values ('acme', 'Acme', 'SHOP')`.execute(db()),
  ).rejects.toThrow("companies_type_known");
  await expect(
    sql`insert into companies (key, name, type, offering)
      values ('acme', 'Acme', 'UNKNOWN', array['FOOD'])`.execute(db()),
  ).rejects.toThrow("companies_offering_known");
});
