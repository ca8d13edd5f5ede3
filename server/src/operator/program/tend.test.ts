import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAsset } from "../../documents/factory.ts";
import { createSession } from "../../identity/factory.ts";
import { readKeys } from "../../identity/queries/read-keys.ts";
import { startAssets } from "../../kernel/assets/assets.ts";
import { db } from "../../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../../kernel/testing/database.ts";
import { createUser } from "../../users/factory.ts";
import { runAdmin } from "./testing-admin.ts";

// What an operator does on a day that goes wrong, by the program that is run for it.

let database: FreshDatabase;
let data: string;

beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-tend-"));
  startAssets({ data });
});
afterAll(async () => {
  await database.close();
  await rm(data, { recursive: true });
});

const admin = (...args: string[]) => runAdmin({ database, data }, args);

test("somebody's sessions are listed and ended, which the security log tells", async () => {
  const { key, email } = await createUser();
  expect((await admin("sessions", email)).output).toContain("signed in nowhere");
  await createSession({ user_key: key });
  expect((await admin("sessions", email)).output).toMatch(/^since \S+, last used/);
  expect((await admin("end-sessions", email)).output).toContain("is signed out everywhere");
  expect((await admin("sessions", email)).output).toContain("signed in nowhere");
  const events = db().selectFrom("security_events").where("user_key", "=", key);
  expect(await events.select(["kind", "details"]).execute()).toEqual([
    { kind: "session-ended", details: { by: "operator" } },
  ]);
  expect((await admin("sessions", "nobody@example.com")).error).toContain("no account");
});

test("work and events that were given up are listed, tried again and dropped", async () => {
  expect((await admin("work")).output).toContain("nothing was given up");
  const { rows: work } = await sql<{ id: number }>`
    insert into queued_work (name, data, failures, failed_at, error)
    values ('make-export', '{}', 3, now(), 'Error: no room'), ('make-export', '{}', 0, null, null)
    returning id`.execute(db());
  const [failed, waiting] = work.map(({ id }) => String(id));
  const { rows: events } = await sql<{ id: number }>`
    insert into outbox (topic, key, data, attempts) values ('request.sent', 'r1', '{}', 32)
    returning id`.execute(db());
  const event = String(events[0]?.id);
  const { output } = await admin("work");
  expect(output.split("\n")[0]).toMatch(new RegExp(`^work ${failed}  make-export  given up`));
  expect(output).toContain("no room");
  expect(output).toContain(`event ${event}  request.sent of r1  given up after 32 attempts`);

  expect((await admin("drop", "work", waiting ?? "")).error).toContain("There is no work");
  expect((await admin("retry", "work", failed ?? "")).code).toBe(0);
  expect((await admin("retry", "event", event)).code).toBe(0);
  const { rows: left } = await sql`
    select failed_at, failures from queued_work order by id`.execute(db());
  expect(left).toEqual([
    { failed_at: null, failures: 0 },
    { failed_at: null, failures: 0 },
  ]);
  await sql`update outbox set attempts = 32 where id = ${Number(event)}`.execute(db());
  await sql`update queued_work set failed_at = now() where id = ${Number(failed)}`.execute(db());
  expect((await admin("drop", "work", failed ?? "")).output).toContain("is forgotten");
  expect((await admin("drop", "event", event)).code).toBe(0);
  expect((await admin("retry", "letter", "1")).error).toContain("say work or event");
});

test("a person's data is written into a folder, and the person erased on a second word", async () => {
  const { key, email, company_key } = await createUser();
  await createAsset({
    company_key: company_key ?? "",
    uploaded_by: key,
    content: Buffer.from("%PDF-1.7 a file"),
  });
  const folder = path.join(data, "of-a-person");
  const { code, error } = await admin("export-person", email, folder);
  expect([code, error]).toEqual([0, ""]);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(["index.html", "users.json"]));
  expect(await readFile(path.join(folder, "users.json"), "utf8")).toContain(email);
  expect((await admin("export-person", email, folder)).error).toContain("cannot be made");

  expect((await admin("erase-person", email)).error).toContain("say --now");
  expect((await admin("erase-person", email, "--now")).output).toContain("is erased");
  const left = db().selectFrom("users").where("email", "=", email).select("key");
  expect(await left.execute()).toEqual([]);
  const audited = db().selectFrom("audit_entries").where("action", "=", "user.erased");
  expect(await audited.select("entity_key").execute()).toEqual([{ entity_key: key }]);
});

test("a key that has become known is gone at once; else the old one verifies on", async () => {
  const kids = async () => (await readKeys()).signing.map(({ kid }) => kid);
  const [first] = await kids();
  await admin("replace-keys");
  expect(await kids()).toHaveLength(2);
  await admin("replace-keys", "--drop-old");
  const [only, ...more] = await kids();
  expect(more).toEqual([]);
  expect(only).not.toBe(first);
});

test("every server is told to read the catalogue anew", async () => {
  expect((await admin("rebuild-index")).code).toBe(0);
  const told = db().selectFrom("outbox").where("topic", "=", "synonym.changed").select("key");
  expect(await told.execute()).toEqual([{ key: "*" }]);
});
