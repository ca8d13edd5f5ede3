import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { db } from "../kernel/db/db.ts";
import { startListeners } from "../kernel/outbox/work.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestMails, testMails } from "../kernel/testing/mails.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createAsset } from "./factory.ts";
import { remindOfDocuments } from "./jobs.ts";
import { documentListeners } from "./listeners.ts";

let database: FreshDatabase;
let mails: TestMails;
let listeners: ReturnType<typeof startListeners>;
let failures: unknown[];
let company: string;
let editor: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  database = await freshDatabase();
  mails = await testMails();
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  failures = [];
  listeners = startListeners([documentListeners], (error) => failures.push(error));
  company = (await createCompany({ name: "Maker" })).key;
  const of = { company_key: company };
  editor = await createUser({ ...of, roles: ["SUPPLIER_EDITOR"], language: "de" });
  await createUser({ ...of, roles: ["SUPPLIER_USER"] });
  await createUser({ ...of, roles: ["SUPPLIER_MANAGER"], status: "BLOCKED" });
  await createUser({ ...of, roles: ["SUPPLIER_MANAGER"], enabled: false });
});
afterEach(async () => {
  vi.useRealTimers();
  await listeners.stop();
});
afterAll(async () => {
  await mails.close();
  await database.close();
});

const sheet = (valid_until: string | null, name = "Sheet.pdf", given = {}) =>
  createAsset({ company_key: company, valid_until, name, ...given });

/** Runs the job on that day; what the company's people are told of now. */
async function tellOn(today: string) {
  vi.setSystemTime(`${today}T12:00:00Z`);
  const before = await told();
  await remindOfDocuments.run();
  await listeners.idle();
  expect(failures).toEqual([]);
  return (await told()).slice(before.length);
}
async function told() {
  const rows = await db()
    .selectFrom("notifications")
    .innerJoin("users", "users.key", "notifications.user_key")
    .where("users.company_key", "=", company)
    .select(["users.key", "notifications.action", "notifications.data"])
    .orderBy("notifications.id")
    .execute();
  return rows.map(({ key, action, data }) => ({ key, action, data }));
}

describe("a document that ends", () => {
  test("is told of 30 days before, 7 days before and on the day, once each", async () => {
    await sheet("2030-07-31");
    expect(await tellOn("2030-06-30")).toEqual([]);
    const news = {
      key: editor.key,
      action: "DOCUMENT_ENDING",
      data: {
        documents: [{ name: "Sheet.pdf", type: "SDS" }],
        more_documents: 0,
        valid_until: "2030-07-31",
      },
    };
    expect(await tellOn("2030-07-01")).toEqual([news]);
    expect(await tellOn("2030-07-01")).toEqual([]);
    expect(await tellOn("2030-07-23")).toEqual([]);
    expect(await tellOn("2030-07-25")).toEqual([news]);
    expect(await tellOn("2030-07-30")).toEqual([]);
    expect(await tellOn("2030-07-31")).toEqual([news]);
    expect(await tellOn("2030-08-01")).toEqual([]);
  });

  test("soon is told of once; one whose day is moved is told of anew", async () => {
    const { id } = await sheet("2030-09-05");
    expect(await tellOn("2030-09-01")).toHaveLength(1);
    const columns = { valid_until: "2031-09-05", reminded_days: null };
    await db().updateTable("assets").set(columns).where("id", "=", id).execute();
    expect(await tellOn("2030-09-02")).toEqual([]);
    expect(await tellOn("2031-09-01")).toHaveLength(1);
  });

  test("that ended while no process ran is told of all the same, but not what ended long ago", async () => {
    await sheet("2030-10-01");
    await sheet("2029-10-01");
    expect(await tellOn("2030-10-03")).toMatchObject([{ data: { valid_until: "2030-10-01" } }]);
  });

  test("with others is told of together, and mailed in the reader's language", async () => {
    for (const name of ["B.pdf", "A.pdf", "D.pdf", "C.pdf", "E.pdf"]) {
      await sheet("2030-11-30", name);
    }
    await sheet("2030-11-29", "Earlier.pdf");
    const news = await tellOn("2030-11-20");
    expect(news).toHaveLength(2);
    const written = await mails.to(editor.email);
    const mail = written.find(({ subject }) => subject.includes("30/11/2030"));
    expect(mail?.subject).toBe("Nur noch gültig bis 30/11/2030: A.pdf, B.pdf, C.pdf (+2)");
    expect(mail?.text).toContain("https://neroli.example.com/admin/documents?expiring=true");
  });

  test("is not told of when replaced, in the trash, or no longer so", async () => {
    const { key } = await createProduct({ company_key: company, trashed_at: new Date() });
    await sheet("2030-12-31", "Trashed.pdf", { product_key: key });
    await sheet("2030-12-31", "Old.pdf", { replaced_at: new Date() });
    await sheet(null);
    expect(await tellOn("2030-12-20")).toEqual([]);
  });
});
