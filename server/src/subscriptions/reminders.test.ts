import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatDay } from "@neroli/contract/kernel/formats/shown-day.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startMail } from "../kernel/mail/mail.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { createUser } from "../users/factory.ts";
import { createSubscription, dayFromNow } from "./factory.ts";
import { remindOfSubscriptions } from "./jobs.ts";

let database: { close(): Promise<void> };
let data: string;
const origin = "https://neroli.example";
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), "neroli-reminders-"));
  startMail({ data, origin });
  await db().deleteFrom("subscriptions").execute();
  return () => rm(data, { recursive: true, force: true });
});

/** The addresses that were written to since the last time one asked. */
let read = 0;
beforeEach(() => {
  read = 0;
});
async function written(): Promise<string[]> {
  const files = (await readdir(path.join(data, "mail")).catch(() => [])).toSorted().slice(read);
  read += files.length;
  const mails = files.map((name) => readFile(path.join(data, "mail", name), "utf8"));
  return (await Promise.all(mails)).map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1] ?? "").toSorted();
}

async function companyWithManager(email: string) {
  const { key, name } = await createCompany();
  await createUser({ email, company_key: key, roles: ["SUPPLIER_MANAGER"], language: "de" });
  return { company_key: key, name };
}

/** As if so many days had gone by: what is stored lies that much further back. */
async function passDays(days: number): Promise<void> {
  const earlier = sql<string>`ends_on - ${days}::int`;
  const starts_on = sql<string>`starts_on - ${days}::int`;
  await db().updateTable("subscriptions").set({ starts_on, ends_on: earlier }).execute();
  await db().updateTable("subscription_reminders").set({ ends_on: earlier }).execute();
}

test("managers are told thirty and seven days before the end, once each", async () => {
  const { company_key } = await companyWithManager("one@maison.example");
  for (const [email, given] of [
    ["two@maison.example", { roles: ["SUPPLIER_USER", "SUPPLIER_MANAGER"] }],
    ["editor@maison.example", { roles: ["SUPPLIER_EDITOR"] }],
    ["disabled@maison.example", { roles: ["SUPPLIER_MANAGER"], enabled: false }],
    ["blocked@maison.example", { roles: ["SUPPLIER_MANAGER"], status: "BLOCKED" }],
  ] as const) {
    const { roles, ...state } = given;
    await createUser({ email, company_key, roles: [...roles], ...state });
  }
  const { key } = await createSubscription({ company_key, ends_on: dayFromNow(31) });
  const daysLater = async (days: number) => {
    await passDays(days);
    await remindOfSubscriptions.run();
    await remindOfSubscriptions.run();
    return written();
  };
  const both = ["one@maison.example", "two@maison.example"];
  expect(await daysLater(0)).toEqual([]);
  expect(await daysLater(1)).toEqual(both);
  expect(await daysLater(22)).toEqual([]);
  expect(await daysLater(1)).toEqual(both);
  expect(await daysLater(7)).toEqual([]);
  expect(await daysLater(1)).toEqual([]);
  // Given a new end, it is told of that one.
  await db()
    .updateTable("subscriptions")
    .where("key", "=", key)
    .set({ ends_on: dayFromNow(20) })
    .execute();
  expect(await daysLater(0)).toEqual(both);
});

test("a day that was missed is made up for, without telling twice", async () => {
  const { company_key } = await companyWithManager("late@maison.example");
  await createSubscription({ company_key, ends_on: dayFromNow(4) });
  await remindOfSubscriptions.run();
  await remindOfSubscriptions.run();
  expect(await written()).toEqual(["late@maison.example"]);
});

test("nobody is told of one that is deactivated, has no end, or is followed by another", async () => {
  const ends_on = dayFromNow(5);
  const off = await companyWithManager("off@maison.example");
  await createSubscription({
    company_key: off.company_key,
    ends_on,
    deactivated_at: new Date(),
  });
  const open = await companyWithManager("open@maison.example");
  await createSubscription({ company_key: open.company_key, ends_on: null });
  const renewed = await companyWithManager("renewed@maison.example");
  await createSubscription({ company_key: renewed.company_key, ends_on });
  await createSubscription({
    company_key: renewed.company_key,
    starts_on: dayFromNow(6),
    ends_on: dayFromNow(300),
  });
  await remindOfSubscriptions.run();
  expect(await written()).toEqual([]);
});

test("says in the manager's language what ends, when, and what that switches off", async () => {
  const { company_key, name } = await companyWithManager("chefin@maison.example");
  await createSubscription({ company_key, ends_on: dayFromNow(3) });
  await remindOfSubscriptions.run();
  const [file = ""] = await readdir(path.join(data, "mail"));
  const mail = await readFile(path.join(data, "mail", file), "utf8");
  const text = mail
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  expect(text).toContain(`Das Neroli-Abonnement von ${name} endet am ${formatDay(dayFromNow(3))}.`);
  expect(text).toContain("Leads");
  expect(text).toContain("support@neroli.example");
});

test("a mail that is not taken is tried again, and keeps nobody else from theirs", async () => {
  const { company_key } = await companyWithManager("first@maison.example");
  await createSubscription({ company_key, ends_on: dayFromNow(3) });
  startMail({ data, origin, smtp_url: "smtp://127.0.0.1:1" });
  await expect(remindOfSubscriptions.run()).rejects.toThrow();
  startMail({ data, origin });
  await remindOfSubscriptions.run();
  expect(await written()).toEqual(["first@maison.example"]);
});
