import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { openAsset, startAssets } from "../kernel/assets/assets.ts";
import { db } from "../kernel/db/db.ts";
import { startQueued } from "../kernel/jobs/work-queued.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { makeExport } from "./commands/make-export.ts";
import { exportRoutes } from "./routes.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
let app: Awaited<ReturnType<typeof testApp>>;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), "neroli-exports-"));
  startAssets({ data: folder });
  app = await testApp({ routes: [exportRoutes], ...(await testIdentity()) });
  await createCompany({ key: "maker" });
  await createCompany({ key: "other" });
  const fields = { name: "=1+1", description: "a, b" };
  await createProduct({ key: "maker-1", company_key: "maker", fields });
  await createProduct({ key: "maker-2", company_key: "maker", trashed_at: new Date() });
  await createProduct({ key: "service-1", company_key: "maker", offering: "SERVICES" });
  await createProduct({ key: "other-1", company_key: "other" });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const editor = () => createUser({ company_key: "maker", roles: ["SUPPLIER_EDITOR"] });
const ask = (user: { key: string } | undefined, body: object, companyKey = "maker") =>
  app.call("POST /companies/:companyKey/exports", {
    params: { companyKey },
    body: { format: "CSV", ...body },
    ...(user && { as: user.key }),
  });

async function work(): Promise<unknown[]> {
  const failures: unknown[] = [];
  const report = (error: unknown) => void failures.push(error);
  const queue = await startQueued({ url: database.url, jobs: [makeExport], report });
  await queue.idle();
  await queue.stop();
  return failures;
}

const downloadOf = (key: string) =>
  db().selectFrom("downloads").selectAll().where("key", "=", key).executeTakeFirstOrThrow();

/** The lines of the text that was made. */
async function linesOf(key: string): Promise<string[]> {
  expect(await work()).toEqual([]);
  const { storage_key } = await downloadOf(key);
  return (await buffer(await openAsset(storage_key ?? ""))).toString().split("\r\n");
}

describe("POST /companies/:companyKey/exports", () => {
  test("makes one file of what the company has, which waits for who asked", async () => {
    const user = await editor();
    const { status, body } = await ask(user, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: "EXPORT", state: "WAITING", name: /^maker-.*\.csv$/ });
    const [header, first, ...others] = await linesOf(body.key);
    expect(header).toMatch(/^\ufeffkey,offering,segment,state,trashed,visibility,name,trade_name/);
    expect(first).toContain(`maker-1,INGREDIENTS,PERSONALCARE,LISTED,false,,'=1+1,`);
    expect(others.map((line) => line.split(",")[0])).toEqual(["maker-2", "service-1", ""]);
    expect(await downloadOf(body.key)).toMatchObject({ state: "READY", user_key: user.key });
    const entry = await db()
      .selectFrom("audit_entries")
      .select(["action", "company_key", "after"])
      .where("entity_key", "=", body.key)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: "export.started", company_key: "maker" });
    expect(entry.after).toMatchObject({ format: "CSV", documents: false, products: 3 });
  });

  test("has the columns and products of what was chosen", async () => {
    const { body } = await ask(await editor(), { offerings: ["SERVICES"] });
    const [header = "", ...rows] = await linesOf(body.key);
    expect(header).toContain("service_types");
    expect(header).not.toContain("inci");
    expect(rows.map((line) => line.split(",")[0])).toEqual(["service-1", ""]);
    const one = await ask(await editor(), { products: ["maker-1"] });
    expect((await linesOf(one.body.key)).map((line) => line.split(",")[0])).toEqual([
      "\ufeffkey",
      "maker-1",
      "",
    ]);
  });

  test("is for those who edit the company's products", async () => {
    expect((await ask(undefined, {})).status).toBe(401);
    const reader = await createUser({ company_key: "maker", roles: ["SUPPLIER_USER"] });
    expect((await ask(reader, {})).status).toBe(403);
    const stranger = await createUser({ company_key: "other", roles: ["SUPPLIER_MANAGER"] });
    expect((await ask(stranger, {})).status).toBe(404);
    const support = await createUser({ roles: ["NEROLI_ADMIN"] });
    expect((await ask(support, {})).status).toBe(200);
    expect((await ask(support, {}, "nobody")).status).toBe(404);
  });

  test("refuses what is not the company's, and what is no format", async () => {
    const user = await editor();
    expect((await ask(user, { products: ["maker-1", "other-1"] })).status).toBe(404);
    expect((await ask(user, { format: "PDF" })).status).toBe(400);
    expect((await ask(user, { products: [] })).status).toBe(400);
  });

  test("whoever has lost the right in the meantime does not get it", async () => {
    const user = await editor();
    const { body } = await ask(user, {});
    await sql`update users set roles = '{BUYER}' where key = ${user.key}`.execute(db());
    expect(await work()).toEqual([]);
    expect(await downloadOf(body.key)).toMatchObject({
      state: "FAILED",
      failure: "downloads.rights-changed",
      storage_key: null,
    });
  });
});
