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
  await admin.end();
});
afterAll(async () => {
  silent.close();
  await database.close();
});

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
