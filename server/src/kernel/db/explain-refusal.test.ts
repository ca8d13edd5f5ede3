import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../testing/database.ts";
import { openConnection } from "./connection.ts";
import { assertUsable } from "./explain-refusal.ts";
import { patience } from "./patience.ts";

let database: FreshDatabase;
let silent: Server;
beforeAll(async () => {
  database = await freshDatabase();
  silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const admin = await openConnection(database.url);
  await admin.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'powerless') then
      create role powerless login password 'powerless';
    end if; end $$`);
  // A server that says of itself that it is older.
  await admin.query(`
    create schema older;
    create function older.current_setting(name text) returns text language sql as $$
      select case name when 'server_version_num' then '170006' else pg_catalog.current_setting(name) end
    $$`);
  await admin.query(`create database ${narrow} encoding 'SQL_ASCII' locale 'C' template template0`);
  await admin.end();
});
afterAll(async () => {
  silent.close();
  const admin = await openConnection(database.url);
  await admin.query(`drop database ${narrow}`);
  await admin.end();
  await database.close();
});

const narrow = `test_narrow_${process.pid}`;

const changed = (change: Partial<URL>) => Object.assign(new URL(database.url), change).href;
const portOf = (server: Server) => String((server.address() as { port: number }).port);

test("a database that can be used is", async () => {
  await assertUsable(database.url);
});

test.each([
  ["a closed port", () => changed({ port: "1" }), "nobody listens there"],
  ["an unknown host", () => changed({ hostname: "nowhere.invalid" }), /no host|looked up/],
  ["a wrong password", () => changed({ password: "wrong" }), "the user and the password"],
  ["a missing database", () => changed({ pathname: "/missing" }), "no database of that name"],
  [
    "a user without rights",
    () => changed({ username: "powerless", password: "powerless" }),
    "may not do there what Neroli needs",
  ],
  [
    "a server that is too old",
    () => changed({ search: "?options=-c search_path=older,pg_catalog" }),
    "it is a PostgreSQL 17, and Neroli needs 18 or later",
  ],
  [
    "a database that has not all letters",
    () => changed({ pathname: `/${narrow}` }),
    "its encoding is SQL_ASCII, and Neroli needs UTF8",
  ],
  ["a silent host", () => changed({ port: portOf(silent) }), "nothing answers there"],
])("%s is refused in one sentence", async (name, address, reason) => {
  if (name === "a silent host") patience.connect = 500;
  const refused = assertUsable(address());
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toMatchObject({
    name: "StartError",
    message: expect.stringMatching(
      /^The database [^\n]*\(DATABASE_URL\) cannot be used: [^\n]*\.$/,
    ),
  });
  const { password } = new URL(database.url);
  await expect(refused).rejects.not.toThrow(password);
});
