import { expect, test } from "vitest";
import { checkOwners, checkTables } from "./tables.mjs";

const owners = { users: "users", imports: "imports" };

/** What is said about files of the server, named from `server/src`. */
function check(sources: Record<string, string>) {
  const files = Object.keys(sources).map((file) => `server/src/${file}`);
  const text = (file: string) => sources[file.slice("server/src/".length)] ?? "";
  return checkTables({ files, text, owners });
}

test("a table is written by its room alone, by a builder or by SQL", () => {
  expect(check({ "users/commands/a.ts": 'db().updateTable("users")' })).toEqual([]);
  const said =
    "server/src/imports/commands/a.ts: users: another room's table is written by that room's commands alone";
  expect(check({ "imports/commands/a.ts": 'db().updateTable("users")' })).toEqual([said]);
  expect(check({ "imports/commands/a.ts": "sql<Row>`delete from users`" })).toEqual([said]);
});

test("and read through what it publishes, but by tests and factories", () => {
  const reads = 'db().selectFrom("imports").innerJoin("users", "a", "b")';
  expect(check({ "imports/queries/a.ts": reads })).toEqual([
    "server/src/imports/queries/a.ts: users: another room's table is read through published/ or that room's queries",
  ]);
  expect(check({ "imports/a.test.ts": reads, "imports/factory.ts": reads })).toEqual([]);
});

test("what a room lets others read stands in published/, which writes nothing", () => {
  const own = "published/users.ts";
  expect(check({ [own]: 'db().selectFrom("users")' })).toEqual([]);
  expect(check({ "published/imports.ts": 'db().selectFrom("users")' })).toHaveLength(1);
  expect(check({ [own]: 'db().updateTable("users")' })).toEqual([
    "server/src/published/users.ts: users: another room's table is written by that room's commands alone",
  ]);
});

test("SQL stands in commands, queries and policy", () => {
  const reads = 'db().selectFrom("users")';
  expect(check({ "users/queries.ts": reads, "users/policy.ts": reads })).toEqual([]);
  expect(check({ "users/jobs.ts": reads, "users/present.ts": reads })).toEqual(
    ["jobs", "present"].map(
      (file) => `server/src/users/${file}.ts: SQL stands in commands/, queries/ or policy.ts`,
    ),
  );
});

test("every table belongs to a room", () => {
  const types = "export interface DB {\n  imports: Imports;\n  labels: Labels;\n}\n";
  expect(checkOwners(types, owners)).toEqual([
    "labels belongs to no room: owners in tools/checks/tables.json",
    "users is no table any more: owners in tools/checks/tables.json",
  ]);
});
