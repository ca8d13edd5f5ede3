import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFactor, createSession } from "../../identity/factory.ts";
import { db } from "../../kernel/db/db.ts";
import { isPassword } from "../../kernel/passwords.ts";
import { type FreshDatabase, freshDatabase } from "../../kernel/testing/database.ts";
import { resetPassword } from "../../registration/commands/reset-password.ts";
import { createUser } from "../../users/factory.ts";
import { runAdmin } from "./testing-admin.ts";

let database: FreshDatabase;
let data: string;

beforeAll(async () => {
  database = await freshDatabase();
  data = await mkdtemp(path.join(tmpdir(), "neroli-admin-"));
});
afterAll(async () => {
  await database.close();
  await rm(data, { recursive: true });
});

const admin = (...args: string[]) => runAdmin({ database, data }, args);

const link = /https:\/\/neroli\.example\.com\/\S*?([\w-]{43})\S*/;
const account = (email: string) =>
  db().selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();

test("alone it lists what it can; what it cannot is told", async () => {
  expect(await admin()).toMatchObject({
    code: 0,
    output: expect.stringContaining("create-support"),
  });
  expect(await admin("create-admin")).toMatchObject({ code: 1 });
  expect(await admin("create-support", "ada")).toMatchObject({
    code: 1,
    error: '"ada" is not an e-mail address.\n',
  });
});

test("the first support comes in by a link that serves once, and no second without a word", async () => {
  // Those of the demonstration are nobody's.
  await createUser({ roles: ["NEROLI_SUPER"], company_key: null, demo: true });
  const email = "ada@neroli.example.com";
  const { code, output, error } = await admin("create-support", email);
  expect([code, error]).toEqual([0, ""]);
  const [, lost = ""] = link.exec(output) ?? [];
  const [mail = ""] = await readdir(path.join(data, "mail"));
  expect(await readFile(path.join(data, "mail", mail), "utf8")).toContain(`To: ${email}`);
  expect(await account(email)).toMatchObject({ roles: ["NEROLI_SUPER"], status: "VERIFIED" });

  const again = await admin("create-support", email);
  const [, token = ""] = link.exec(again.output) ?? [];
  const password = "Bergamot-Linden-4711";
  await expect(resetPassword({ language: "en" }, { token: lost, password })).rejects.toThrow();
  await resetPassword({ language: "en" }, { token, password });
  await expect(resetPassword({ language: "en" }, { token, password })).rejects.toThrow();
  const { password_hash = null, activated_at } = (await account(email)) ?? {};
  expect(await isPassword(password, password_hash)).toBe(true);
  expect(activated_at).not.toBeNull();

  const second = await admin("create-support", "eve@neroli.example.com");
  expect(second).toMatchObject({ code: 1, output: "" });
  expect(second.error).toContain(`There is support already (${email})`);
  const forced = await admin("create-support", "eve@neroli.example.com", "--force");
  expect(forced.output).toMatch(link);
  const kinds = await db().selectFrom("security_events").select("kind").execute();
  expect(kinds.filter(({ kind }) => kind === "support-created")).toHaveLength(2);
});

test("nobody becomes support by their address", async () => {
  const { email } = await createUser();
  const { code, error } = await admin("create-support", email, "--force");
  expect(code).toBe(1);
  expect(error).toContain(`${email} is the address of an account already`);
});

test("who of support has lost every factor gets in by the password, and the trail tells of it", async () => {
  const roles = ["NEROLI_SUPER" as const];
  const { key, email } = await createUser({ roles, company_key: null, demo: false });
  await createFactor({ user_key: key });
  await createSession({ user_key: key });
  const { code, output, error } = await admin("reset-factors", email);
  expect([code, error]).toEqual([0, ""]);
  expect(output).toContain(`${email} has no second factor any more`);
  const [entry, ...more] = await db()
    .selectFrom("audit_entries")
    .where("action", "=", "user.factors-reset")
    .selectAll()
    .execute();
  expect([entry?.entity_key, entry?.actor_key, more]).toEqual([key, null, []]);
  const events = db().selectFrom("security_events").where("kind", "=", "factors-reset");
  expect(await events.select(["user_key", "details"]).execute()).toEqual([
    { user_key: key, details: { by: "operator" } },
  ]);
  const told = db().selectFrom("outbox").where("topic", "=", "factors.reset").select("key");
  expect(await told.execute()).toEqual([{ key }]);
  const sessions = db().selectFrom("sessions").where("user_key", "=", key).select("id");
  expect(await sessions.execute()).toEqual([]);
  expect((await admin("reset-factors", email)).error).toContain("has no second factor");
  expect((await admin("reset-factors", "nobody@example.com")).error).toContain("no account");
});

test("rates are loaded from a file; one with a wrong line is refused and told", async () => {
  const file = path.join(data, "eurofxref.csv");
  await writeFile(file, "Date, USD, CHF, \n20 November 2026, 1.1650, 0.93, \n");
  const { code, output, error } = await admin("load-rates", file);
  expect([code, error]).toEqual([0, ""]);
  expect(output).toBe("2 currencies, 2026-11-20 to 2026-11-20: 2 new, 0 changed.\n");
  await writeFile(file, "Date, USD\n20 November 2026, 1.2\n19 November 2026, much\n");
  const refused = await admin("load-rates", file);
  expect(refused).toMatchObject({ code: 1, output: "" });
  expect(refused.error).toContain("Nothing was loaded: 1 line is wrong.");
  expect(refused.error).toContain("line 3: This is no rate above 0 (USD much)");
  const rates = db().selectFrom("exchange_rates").select("rate").orderBy("rate");
  expect(await rates.execute()).toEqual([{ rate: "0.93" }, { rate: "1.165" }]);
  expect((await admin("load-rates", `${file}.gone`)).error).toContain("There is no file");
  expect((await admin("load-rates")).error).toContain("Please give one file");
});
