import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createImport } from "../imports/factory.ts";
import { limitStorage, writeOwnLimits } from "../kernel/company-limits.ts";
import { db } from "../kernel/db/db.ts";
import { createAsset } from "./factory.ts";
import { type Documents, pdf, startDocuments } from "./testing-documents.ts";

let world: Documents;
beforeAll(async () => {
  world = await startDocuments();
});
afterEach(() => limitStorage(5));
afterAll(() => world.close());

const gigabyte = 1024 ** 3;
const company = { companyKey: "maker" };
const upload = (content = pdf()) =>
  world.app.call("POST /companies/:companyKey/assets", {
    as: world.keys.editor,
    params: company,
    upload: { asset: { kind: "DOCUMENT", type: "SDS" }, content, name: "a.pdf" },
  });
const storage = (as?: string, companyKey = "maker") =>
  world.app.call("GET /companies/:companyKey/storage", {
    ...(as && { as }),
    params: { companyKey },
  });
const counted = async () => {
  const { rows } = await sql`
    select company_key, bytes from company_storage where bytes <> 0 order by 1`.execute(db());
  return rows;
};
const recounted = async () => {
  const { rows } = await sql`
    select company_key, sum(size) as bytes from (
      select company_key, size from assets
      union all select company_key, size from imports where storage_key is not null
      union all select company_key, size from request_attachments where company_key is not null
    ) as kept group by company_key order by 1`.execute(db());
  return rows;
};

test("what a company keeps is counted with every file that comes and goes", async () => {
  const before = (await storage(world.keys.editor)).body.used;
  const { body } = await upload(pdf("one"));
  expect((await storage(world.keys.editor)).body).toEqual({
    used: before + body.size,
    most: 5 * gigabyte,
  });
  await createAsset({ company_key: "maker", content: pdf("two") });
  const { id } = await createImport({ company_key: "maker", content: "name\na\n" });
  expect(await counted()).toEqual(await recounted());
  await sql`update imports set storage_key = null where id = ${id}`.execute(db());
  expect(await counted()).toEqual(await recounted());
  await world.app.call("DELETE /companies/:companyKey/assets/:id", {
    as: world.keys.editor,
    params: { ...company, id: body.id },
  });
  expect(await counted()).toEqual(await recounted());
});

test("a company that is renamed takes its count along", async () => {
  await createAsset({ company_key: "maker", content: pdf("three") });
  await sql`update companies set key = 'renamed' where key = 'maker'`.execute(db());
  expect(await counted()).toEqual(await recounted());
  await sql`update companies set key = 'maker' where key = 'renamed'`.execute(db());
  expect(await counted()).toEqual(await recounted());
});

test("who sees a company's documents sees what they take, and nobody else", async () => {
  expect((await storage()).status).toBe(401);
  expect((await storage(world.keys.stranger)).status).toBe(404);
  expect((await storage(world.keys.support)).status).toBe(200);
});

test("a file that there is no room for is refused, and of several at once one has the last room", async () => {
  const { used } = (await storage(world.keys.editor)).body;
  const one = pdf("the last one");
  // Room for one more, to the byte.
  limitStorage((used + one.length) / gigabyte);
  const answers = await Promise.all([upload(one), upload(one), upload(one), upload(one)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: "uploads.storage-full" });
  expect(refused?.body.detail).toMatch(/have reached .* GB/);
  expect((await storage(world.keys.editor)).body.used).toBe(used + one.length);
  expect(await counted()).toEqual(await recounted());
});

test("support gives one company more room, which holds at once and for it alone", async () => {
  const { used } = (await storage(world.keys.editor)).body;
  const full = pdf("too much");
  limitStorage((used + 1) / gigabyte);
  expect((await upload(full)).status).toBe(409);
  await writeOwnLimits("maker", { storage_gigabytes: 7, checked_rows: null });
  expect((await storage(world.keys.editor)).body).toEqual({ used, most: 7 * gigabyte });
  expect((await upload(full)).status).toBe(200);
  await writeOwnLimits("maker", { storage_gigabytes: null, checked_rows: null });
  expect((await storage(world.keys.editor)).body.most).toBe(used + 1);
  expect((await upload(full)).status).toBe(409);
});
