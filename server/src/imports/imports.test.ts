import type { Mapping } from "@neroli/contract/imports/mapping.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { createImport } from "./factory.ts";
import { importRoutes } from "./routes.ts";
import { here, manager, mappingOf, prepareImports, workQueued } from "./testing-imports.ts";

prepareImports();

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ routes: [importRoutes], ...(await testIdentity()) });
});
afterAll(() => app.close());

let as: string;
beforeEach(() => {
  as = manager.user_key;
});
const params = (id: string) => ({ companyKey: here.company, importId: id });
const upload = (content: string | Buffer, asset: object = {}, name = "rows.csv") =>
  app.call("POST /companies/:companyKey/imports", {
    as,
    params: { companyKey: here.company },
    upload: { asset, content: Buffer.from(content), name },
  });
const get = (id: string) =>
  app.call("GET /companies/:companyKey/imports/:importId", { as, params: params(id) });
const map = (id: string, mapping: unknown) =>
  app.call("PUT /companies/:companyKey/imports/:importId/mapping", {
    as,
    params: params(id),
    body: { mapping },
  });
type Step = "check" | "run" | "cancel" | "resume" | "undo";
const step = (id: string, name: Step) =>
  app.call(`POST /companies/:companyKey/imports/:importId/${name}`, { as, params: params(id) });
const rows = (id: string, query: Record<string, string> = {}) =>
  app.call("GET /companies/:companyKey/imports/:importId/rows", { as, params: params(id), query });
const auditOf = async (id: string) => {
  const entries = await db()
    .selectFrom("audit_entries")
    .select("action")
    .where("entity_key", "=", id)
    .orderBy("id")
    .execute();
  return entries.map(({ action }) => action);
};

const products = "Name;INCI;CAS No.\r\nGlycerin;GLYCERIN;56-81-5\r\n;NOBODY;\r\n";

test("from the upload to the undoing, each step told in the audit trail", async () => {
  const { status, body: made } = await upload(products);
  expect(status).toBe(200);
  expect(made).toMatchObject({
    company: { key: here.company },
    file: { name: "rows.csv", format: "CSV", delimiter: ";", kept: true },
    state: "UPLOADED",
    mapping_from: "SUGGESTED",
    planned: null,
    can: { map: { allowed: true }, check: { allowed: true }, run: { allowed: false } },
  });
  expect(made.can.run.reason).toMatch(/present state/);
  expect(made.columns.map(({ name }) => name)).toEqual(["Name", "INCI", "CAS No."]);
  const { id, mapping } = made;
  expect((await map(id, { ...mapping, identity: { by: "field", field: "name" } })).status).toBe(
    200,
  );
  expect((await step(id, "check")).body.state).toBe("CHECKING");
  expect((await step(id, "check")).body.state).toBe("CHECKING");
  await workQueued();
  const planned = { created: 1, updated: 0, unchanged: 0, rejected: 1 };
  expect((await get(id)).body).toMatchObject({
    state: "CHECKED",
    progress: { done: 2, total: 2 },
    planned,
    counts: { created: 0 },
  });
  const { body: refused } = await rows(id, { planned__eq: "rejected" });
  expect(refused.content).toMatchObject([
    { row: 2, line: 3, planned: "rejected", outcome: null, product: null },
  ]);
  expect(refused.content[0]?.problems).toMatchObject([
    { fatal: true, message: expect.any(String) },
  ]);
  expect((await step(id, "run")).body.state).toBe("WAITING");
  await workQueued();
  expect((await get(id)).body).toMatchObject({ state: "DONE", counts: planned, differing: 0 });
  const { body: created } = await rows(id, { outcome__eq: "created" });
  expect(created.content).toMatchObject([
    { name: "Glycerin", product: { key: expect.stringMatching(/^glycerin-/), trashed: false } },
  ]);
  expect((await step(id, "undo")).body.state).toBe("UNDOING");
  await workQueued();
  expect((await get(id)).body).toMatchObject({ state: "UNDONE", undone: { deleted: 1 } });
  expect((await rows(id)).body.content[0]).toMatchObject({ product: null, undo: "deleted" });
  expect(await auditOf(id)).toEqual([
    "import.uploaded",
    "import.mapped",
    "import.checked",
    "import.started",
    "import.undone",
  ]);
});

describe("the mapping", () => {
  test("is kept for the company's next file of these columns, in whatever order", async () => {
    const { body: first } = await upload(products);
    const chosen: Mapping = {
      ...mappingOf("name"),
      columns: [{ column: "INCI", field: "name" }],
    };
    await map(first.id, chosen);
    const { body: next } = await upload("CAS No.;INCI;Name\r\n56-81-5;X;Y\r\n");
    expect(next).toMatchObject({ mapping_from: "KEPT", mapping: { columns: chosen.columns } });
    expect((await upload("INCI;Name\r\nX;Y\r\n")).body.mapping_from).toBe("SUGGESTED");
  });

  test("names columns that the file has", async () => {
    const { body } = await upload(products);
    const answer = await map(body.id, {
      ...mappingOf("name"),
      identity: { by: "column", column: "Article" },
      columns: [
        { column: "Name", field: "name" },
        { column: "Other", field: "inci" },
      ],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.additional_data?.failures).toMatchObject([
      { path: "mapping.columns.1.column" },
      { path: "mapping.identity.column" },
    ]);
  });

  test("begins anew when the file is read in another way", async () => {
    const { body: made } = await upload("Name;More|INCI;Other\r\nA;B|C;D\r\nE;F|G;H\r\n");
    const read = (delimiter: string) =>
      app.call("PUT /companies/:companyKey/imports/:importId/reading", {
        as,
        params: params(made.id),
        body: { delimiter },
      });
    expect(made.columns).toHaveLength(3);
    const { body: again } = await read("|");
    expect(again.columns.map(({ name }) => name)).toEqual(["Name;More", "INCI;Other"]);
    expect(again).toMatchObject({ file: { delimiter: "|" }, state: "UPLOADED" });
    const { body: header } = await upload("Name|INCI\r\nA;1;2|B\r\n");
    const { status, body } = await app.call(
      "PUT /companies/:companyKey/imports/:importId/reading",
      { as, params: params(header.id), body: { delimiter: ";" } },
    );
    expect([status, body.code]).toEqual([400, "imports.unreadable"]);
    expect(body.detail).toMatch(/^This file cannot be read: \S/);
  });

  test("values: each word with what it is taken for and what it may mean", async () => {
    const { body: made } = await upload(
      "Name,Functions,Origin\r\nA,Humectant,Botanical\r\nB,Humectant,botanicl\r\n",
    );
    await map(made.id, {
      ...mappingOf("name"),
      columns: [
        { column: "Name", field: "name" },
        { column: "Functions", field: "functions" },
        { column: "Origin", field: "origin" },
      ],
      values: { functions: { Humectant: "Moisturiser" } },
    });
    const { body } = await app.call("GET /companies/:companyKey/imports/:importId/values", {
      as,
      params: params(made.id),
    });
    expect(body.columns).toMatchObject([
      {
        column: "Functions",
        field: "functions",
        more: 0,
        values: [{ given: "Humectant", rows: 2, taken_for: "Moisturiser", decided: true }],
      },
      {
        column: "Origin",
        field: "origin",
        values: [
          { given: "botanicl", rows: 1, taken_for: null, suggestions: ["BOTANICAL"], closed: true },
          { given: "Botanical", rows: 1, taken_for: "BOTANICAL", decided: false },
        ],
      },
    ]);
  });

  test("cannot be changed while the import is at work, nor a check asked for without one", async () => {
    const busy = await createImport({ company_key: here.company, state: "RUNNING" });
    expect((await map(busy.id, mappingOf("name"))).body.code).toBe("imports.at-work");
    const bare = await createImport({ company_key: here.company, mapping: null });
    expect((await step(bare.id, "check")).body.code).toBe("imports.not-mapped");
    const done = await createImport({ company_key: here.company, state: "DONE" });
    expect((await step(done.id, "run")).body.code).toBe("imports.not-now");
    expect((await step(done.id, "undo")).body.code).toBe("imports.nothing-to-undo");
  });

  test("a dry run of a mapping that was changed is not true any more", async () => {
    const { id } = await createImport({ company_key: here.company });
    await step(id, "check");
    await workQueued();
    await map(id, mappingOf("name,inci"));
    expect((await get(id)).body).toMatchObject({ state: "UPLOADED", planned: null });
    expect((await rows(id)).body.total_elements).toBe(0);
    expect((await step(id, "run")).body.code).toBe("imports.not-now");
  });
});

test("lists: the newest first, by name and state; support sees those of all companies", async () => {
  for (const name of ["a.csv", "b.csv"]) await upload(products, {}, name);
  const list = (query: Record<string, string>) =>
    app.call("GET /companies/:companyKey/imports", {
      as,
      params: { companyKey: here.company },
      query,
    });
  const names = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.content.map(({ file }) => file.name);
  expect(names(await list({}))).toEqual(["b.csv", "a.csv"]);
  expect(names(await list({ name__icontains: "A." }))).toEqual(["a.csv"]);
  expect(names(await list({ state__eq: "DONE" }))).toEqual([]);
  expect((await app.call("GET /imports", { as })).status).toBe(403);
  const support = await createUser({ company_key: null, roles: ["NEROLI_EDITOR"] });
  const all = await app.call("GET /imports", { as: support.key, query: { size: "300" } });
  expect(all.body.content.filter(({ company }) => company.key === here.company)).toHaveLength(2);
});

describe("who may", () => {
  test("managers and editors of the company, and support", async () => {
    const { id } = await createImport({ company_key: here.company });
    const statusFor = async (given: Parameters<typeof createUser>[0]) => {
      const { key } = await createUser(given);
      const call = { as: key, params: params(id) };
      return (await app.call("GET /companies/:companyKey/imports/:importId", call)).status;
    };
    const own = { company_key: here.company };
    expect(await statusFor({ ...own, roles: ["SUPPLIER_EDITOR"] })).toBe(200);
    expect(await statusFor({ ...own, roles: ["SUPPLIER_USER"] })).toBe(403);
    expect(await statusFor({ roles: ["SUPPLIER_MANAGER"] })).toBe(404);
    expect(await statusFor({ roles: ["BUYER"] })).toBe(403);
    expect(await statusFor({ company_key: null, roles: ["NEROLI_SUPER"] })).toBe(200);
    const visitor = await app.call("GET /companies/:companyKey/imports/:importId", {
      params: params(id),
    });
    expect(visitor.status).toBe(401);
  });

  test("an import of another company is not there under one's own", async () => {
    const { id } = await createImport();
    expect((await get(id)).status).toBe(404);
    expect((await step(id, "check")).status).toBe(404);
    expect((await upload(products, { repairs: id })).status).toBe(404);
    expect((await get("nonsense")).status).toBe(404);
  });
});
