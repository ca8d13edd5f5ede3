import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAssets } from "./kernel/assets/assets.ts";
import { db } from "./kernel/db/db.ts";
import { tablesOf } from "./kernel/personal-data/register.ts";
import { type FreshDatabase, freshDatabase } from "./kernel/testing/database.ts";
import { testMails } from "./kernel/testing/mails.ts";
import { eraseAccounts } from "./personal-data/jobs.ts";
import { personalRegister } from "./personal-register.ts";
import { createPersonEverywhere } from "./testing-person-everywhere.ts";
import { createUser } from "./users/factory.ts";

// What is kept about people is in the register (kernel/personal-data): the catalogue of the migrated
// database is held against it, and a person with a row everywhere is erased and looked for.

let database: FreshDatabase;
let folder: string;
let mails: Awaited<ReturnType<typeof testMails>>;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-personal-"));
  startAssets({ data: folder });
  mails = await testMails();
});
afterAll(async () => {
  await mails.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const tables = tablesOf(personalRegister);
const entryOf = (name: string) => tables.find(({ table }) => table === name);
const isNamed = (table: string, column: string) => entryOf(table)?.names[column] !== undefined;
const isTold = (table: string, column: string) => entryOf(table)?.tells?.[column] !== undefined;
/** Whatever a row says goes with it. */
const rowsGo = (table: string) =>
  Object.values(entryOf(table)?.names ?? {}).some((fate) => fate === "deleted");

async function columnsWhere(like: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns as c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ ${like}
    order by 1, 2`.execute(db());
  return rows;
}

test("every column that refers to users has a row in the register", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select relation.relname as table, attribute.attname as column
    from pg_constraint as key
    join pg_class as relation on relation.oid = key.conrelid
    join pg_attribute as attribute
      on attribute.attrelid = key.conrelid and attribute.attnum = any (key.conkey)
    where key.contype = 'f' and key.confrelid = 'users'::regclass`.execute(db());
  expect(rows.length).toBeGreaterThan(70);
  const forgotten = rows.filter(({ table, column }) => !isNamed(table, column));
  expect(forgotten, "add them to personal.ts of their capability").toEqual([]);
});

test("so has one that is called as keys of people are", async () => {
  const all = await columnsWhere("^(.*_)?(user|actor|author|buyer|asked_by|subject)_key$|_by$");
  const forgotten = all.filter(
    ({ table, column }) => !isNamed(table, column) && !others.has(`${table}.${column}`),
  );
  expect(forgotten, "add them to personal.ts of their capability").toEqual([]);
});

/** A company, and a day. */
const others = new Set(["attributes.proposed_by", "requests.needed_by"]);

test("so has one that is called as what is told of people is, unless its row goes with them", async () => {
  const words = "^(.*_)?(e?mail|phone|phone_number|firstname|lastname|person|contacts?|cc|ip)$";
  const all = [...(await columnsWhere(words)), ...(await columnsWhere("^(address|user_agent)$"))];
  expect(all.length).toBeGreaterThan(12);
  const forgotten = all.filter(({ table, column }) => !rowsGo(table) && !isTold(table, column));
  expect(forgotten, "add them to personal.ts of their capability").toEqual([]);
});

test("the register names no column that is not there", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(db());
  const there = new Set(rows.map(({ name }) => name));
  const named = tables.flatMap(({ table, names, tells, exported }) =>
    [
      ...Object.keys({ ...names, ...tells }),
      ...(exported && "of" in exported ? [...exported.of, ...exported.columns] : []),
    ].map((column) => `${table}.${column}`),
  );
  expect(named.filter((name) => !there.has(name))).toEqual([]);
});

/** A secret, what is made of other columns, and what is no word about the person. */
const neverExported = [
  ...["password_hash", "searched", "version"],
  ...["demo", "closed_with_demo", "former"],
];

test("a person's export has all that the account says", async () => {
  const { exported } = personalRegister.users.users;
  const all = await columnsWhere("");
  const left = all.filter(
    ({ table, column }) =>
      table === "users" && !([...exported.columns, ...neverExported] as string[]).includes(column),
  );
  expect(left, "add them to users/personal.ts").toEqual([]);
});

/** Where a text stands in the whole database, by column. */
async function find(needle: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and (data_type in ('text', 'json', 'jsonb', 'ARRAY', 'bytea') or data_type like 'char%')`.execute(
    db(),
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const hits = await sql`select from ${sql.table(table)}
      where position(lower(${needle}) in lower(${sql.ref(column)}::text)) > 0 limit 1`.execute(
      db(),
    );
    if (hits.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** What the register says to stay. */
const stays = (name: string): boolean => {
  const [table = "", column = ""] = name.split(".");
  const entry = entryOf(table);
  const fate = entry?.names[column] ?? entry?.tells?.[column];
  return typeof fate === "object" && "kept" in fate;
};

test("of a person who was everywhere nothing is left but what the register names", async () => {
  const person = await createPersonEverywhere();
  const needles = [person.key, person.email, person.firstname, person.lastname];
  const named = tables.flatMap(({ table, names }) =>
    Object.keys(names).map((column) => `${table}.${column}`),
  );
  const before = await find(person.key);
  expect(
    named.filter((name) => !before.includes(name)),
    "the person is everywhere",
  ).toEqual([]);
  const { rows } = await sql`select from interactions where reader is not null`.execute(db());
  // The person's, and that of somebody else who is a lead.
  expect(rows.length).toBe(2);
  await eraseAccounts(personalRegister).run();
  for (const needle of needles) {
    const left = await find(needle);
    expect(
      left.filter((name) => !stays(name)),
      needle,
    ).toEqual([]);
  }
  await expectOthersWhole(person);
  expect(await mails.to(person.email)).toMatchObject([{ subject: "Ihr Konto ist gelöscht" }]);
});

type Person = Awaited<ReturnType<typeof createPersonEverywhere>>;

/** What belongs to others is there, and says what it said but for the person's name. */
async function expectOthersWhole({ world, company_key, email }: Person): Promise<void> {
  const { rows } = await sql<{ author: string; told: string; cc: string[]; contacts: unknown[] }>`
    select
      (select concat_ws(' ', firstname, lastname) from request_messages
        join users on users.key = author_key limit 1) as author,
      (select data -> 'created_by' ->> 'firstname' from notifications
        where id = ${world.notification}) as told,
      (select cc from requests where cardinality(cc) > 0 limit 1) as cc,
      (select contacts from companies where key = ${company_key}) as contacts`.execute(db());
  const nameless = expect.stringMatching(/^former-\w+@former\.invalid$/);
  expect(rows).toEqual([
    {
      ...{ author: "Former user", told: "Former user" },
      cc: [nameless, "jo@maison.example"],
      contacts: [{ person_of_contact: "Jo Winter", value: "jo@maison.example" }],
    },
  ]);
  const remembered = await sql<{ reader: number | null; user_key: string | null }>`
    select reader, null as user_key from interactions
    union all select null, user_key from interaction_inbox`.execute(db());
  const ofNobody = remembered.rows.filter(({ reader }) => reader === null);
  expect(ofNobody).toEqual([1, 2].map(() => ({ reader: null, user_key: null })));
  expect(remembered.rows, "the other lead is there").toHaveLength(3);
  const files = await readdir(path.join(folder, "assets", "users")).catch(() => []);
  expect(files).toEqual([]);
  const { key } = await createUser({ email });
  expect(key, "the address is free again").toBeTruthy();
}
