import { buffer } from "node:stream/consumers";
import { dayOf } from "@neroli/contract/kernel/formats/day.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { companyRoutes } from "../companies/routes.ts";
import { testIdentity } from "../identity/factory.ts";
import { systemActor } from "../kernel/actor.ts";
import { audit } from "../kernel/audit.ts";
import { transaction } from "../kernel/db/db.ts";
import { liveCsvCells } from "../kernel/tables/testing-tables.ts";
import { writeCsv } from "../kernel/tables/write-csv.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { labelRoutes } from "../labels/routes.ts";
import { createUser } from "../users/factory.ts";
import { userRoutes } from "../users/routes.ts";
import { csvRows } from "./present/csv-rows.ts";
import { readEntries } from "./queries.ts";
import { auditRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let support: string;
let person: string;
beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({
    routes: [auditRoutes, userRoutes, companyRoutes, labelRoutes],
    ...(await testIdentity()),
  });
  const { key } = await createUser({
    roles: ["NEROLI_ADMIN"],
    firstname: "Lea",
    lastname: "Brand",
  });
  support = key;
  person = (
    await createUser({ status: "AWAITING_VERIFICATION", firstname: "Nora", lastname: "Quist" })
  ).key;
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const find = async (query: Record<string, string>) => {
  const { status, body } = await app.call("GET /audit", { as: support, query });
  expect(status).toBe(200);
  return body.content;
};

test("a command stands in the trail with who, what, from where, before and after", async () => {
  await app.call("POST /users/:userKey/verify", { as: support, params: { userKey: person } });
  const [entry] = await find({ entity_key__eq: person });
  expect(entry).toMatchObject({
    actor: { key: support, name: "Lea Brand", roles: ["NEROLI_ADMIN"] },
    address: "127.0.0.1",
    action: "user.verified",
    entity: "user",
    entity_name: "Nora Quist",
    before: { status: "AWAITING_VERIFICATION" },
    after: { status: "VERIFIED" },
  });
});

test("names stand for keys: of what is gone, of an invitation's address, of companies that are told", async () => {
  const { key: company } = await createCompany({ name: "Alpenkraut" });
  await transaction(() =>
    audit(
      systemActor,
      { action: "user.invited", key: "an-invitation", after: { email: "ada@example.org" } },
      { action: "product.trashed", key: "gone-product", before: { name: "Rose water" } },
      { action: "document.removed", key: "gone-sheet", before: { name: "SDS.pdf" } },
      { action: "import.removed", key: "gone-import", before: { file: "list.csv" } },
      { action: "user.assigned", key: person, before: { company: null }, after: { company } },
    ),
  );
  const nameOf = async (key: string) => (await find({ entity_key__eq: key }))[0]?.entity_name;
  expect(await nameOf("an-invitation")).toBe("ada@example.org");
  expect(await nameOf("gone-product")).toBe("Rose water");
  expect(await nameOf("gone-sheet")).toBe("SDS.pdf");
  expect(await nameOf("gone-import")).toBe("list.csv");
  const [assigned] = await find({ entity_key__eq: person, action__eq: "user.assigned" });
  expect(assigned?.names).toEqual({ [company]: "Alpenkraut" });
});

test("filters narrow; the newest comes first", async () => {
  await transaction(() =>
    audit(
      { ...systemActor, name: "Import 100%_done", email: "import@example.com" },
      { action: "company.created", key: "first", company_key: "first" },
      { action: "company.saved", key: "first", company_key: "first" },
      { action: "company.saved", key: "second", company_key: "second" },
    ),
  );
  const keys = async (query: Record<string, string>) =>
    (await find(query)).map(({ action, entity_key }) => `${action} ${entity_key}`);
  expect(await keys({ company_key__eq: "first" })).toEqual([
    "company.saved first",
    "company.created first",
  ]);
  expect(await keys({ action__eq: "company.saved" })).toHaveLength(2);
  expect(await keys({ entity__eq: "company", sort: "at" })).toHaveLength(3);
  expect(await keys({ actor__icontains: "100%_D" })).toHaveLength(3);
  expect(await keys({ actor__icontains: "IMPORT@" })).toHaveLength(3);
  expect(await keys({ actor__icontains: "100x" })).toEqual([]);
  const today = dayOf(new Date());
  expect(await keys({ at__from: today, at__to: today, size: "100" })).not.toEqual([]);
  expect(await keys({ at__to: "2020-01-01" })).toEqual([]);
});

test("a renamed company keeps its history, and a removed label its title", async () => {
  const { key } = await createCompany({ name: "Old Mill", key: "old-mill", verified: false });
  const params = { companyKey: key };
  await app.call("POST /companies/:companyKey/verify", { as: support, params });
  const body = { name: "New Mill" };
  await app.call("POST /companies/:companyKey/name", { as: support, params, body });
  const renamed = [
    { action: "company.renamed", entity_key: "new-mill", entity_name: "New Mill" },
    { action: "company.verified", entity_key: "old-mill", entity_name: "New Mill" },
  ];
  expect(await find({ company_key__eq: "new-mill" })).toMatchObject(renamed);
  expect(await find({ entity__eq: "company", entity_key__eq: "old-mill" })).toMatchObject(renamed);

  const label = { title: "Short-lived", colour: "#336699", description: "" };
  const { body: created } = await app.call("POST /labels", { as: support, body: label });
  const labelKey = { labelKey: created.key };
  await app.call("DELETE /labels/:labelKey", { as: support, params: labelKey });
  expect(await find({ entity_key__eq: created.key })).toMatchObject([
    { action: "label.removed", entity_name: "Short-lived" },
    { action: "label.created", entity_name: "Short-lived" },
  ]);
});

test("the export has every entry once, in batches, and no formula", async () => {
  const many = Array.from({ length: 1_001 }, (_, at) => ({
    action: "label.saved" as const,
    key: `label-${at}`,
    after: { title: 'Fine, "rare"\nand new' },
  }));
  const mischief = { ...systemActor, name: "=1+1", address: "+49" };
  await transaction(() => audit(mischief, ...many));
  const text = String(await buffer(writeCsv(csvRows(readEntries({ entity__eq: "label" })))));
  expect(text.startsWith("\uFEFFid,at,actor,")).toBe(true);
  const keys = [...text.matchAll(/,(label-\d+),/g)].map(([, key]) => key);
  expect(keys).toEqual(many.map(({ key }) => key).toReversed());
  expect(text).toContain(",'=1+1,");
  expect(text).toContain(",'+49,");
  expect(liveCsvCells(text)).toEqual([]);
  expect(text).toContain('"{""title"":""Fine, \\""rare\\""\\nand new""}"');
  const { status } = await app.call("GET /audit/export", { as: support });
  expect(status).toBe(200);
});

test("only support reads it", async () => {
  const manager = await createUser({ roles: ["SUPPLIER_MANAGER"] });
  for (const name of ["GET /audit", "GET /audit/export"] as const) {
    expect((await app.call(name)).status).toBe(401);
    expect((await app.call(name, { as: manager.key })).status).toBe(403);
  }
  const { status } = await app.call("GET /audit", { as: support, query: { at__from: "soon" } });
  expect(status).toBe(400);
});
