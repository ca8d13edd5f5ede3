import { mostPolicies, type Policy } from "@neroli/contract/policies/schema.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { companyRoutes } from "../companies/routes.ts";
import { testIdentity } from "../identity/factory.ts";
import { visitor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { readProducts } from "../products/present/read-products.ts";
import { createUser } from "../users/factory.ts";
import { createPolicy } from "./factory.ts";
import { judgeProducts } from "./queries/judge-products.ts";
import { listPolicies } from "./queries/policies-of.ts";
import { policyRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let company: string;
const keys = { manager: "", buyer: "", support: "", supplier: "", stranger: "" };

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [policyRoutes, companyRoutes], ...(await testIdentity()) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  company = (await createCompany({ type: "CONSUMER_CARE_BRAND" })).key;
  const of = async (roles: Parameters<typeof createUser>[0]) => (await createUser(roles)).key;
  keys.manager = await of({ company_key: company, roles: ["BUYER_MANAGER"] });
  keys.buyer = await of({ company_key: company, roles: ["BUYER"] });
  keys.supplier = await of({ company_key: company, roles: ["SUPPLIER_MANAGER"] });
  keys.support = await of({ company_key: null, roles: ["NEROLI_EDITOR"] });
  keys.stranger = await of({ roles: ["BUYER_MANAGER"] });
});

type Who = keyof typeof keys | null;
const as = (who: Who) => ({ ...(who && { as: keys[who] }), params: { companyKey: company } });
const read = (who: Who) => app.call("GET /companies/:companyKey/policies", as(who));
const add = (body: object, who: Who = "manager") =>
  app.call("POST /companies/:companyKey/policies", { ...as(who), body });
const remove = (id: string, who: Who = "manager") =>
  app.call("DELETE /companies/:companyKey/policies/:id", {
    ...as(who),
    params: { companyKey: company, id },
  });
const paraben = { list: "BLACKLIST", dimension: "CAS", value: "99-76-3", note: "No parabens" };
const stored = (policy: Policy) => [policy.value, policy.label, policy.note];

test("a policy is added, read and given up", async () => {
  const { status, body: made } = await add(paraben);
  expect(status).toBe(200);
  expect(made).toMatchObject({
    ...paraben,
    label: "99-76-3",
    created_by: { key: keys.manager, firstname: "Ada", lastname: "Ferrari" },
  });
  const { body: wanted } = await add({ ...paraben, list: "WHITELIST", note: undefined });
  expect(wanted.note).toBe("");
  expect((await read("buyer")).body).toEqual({ content: [made, wanted], can: { edit: false } });
  expect((await remove(made.id)).status).toBe(200);
  expect((await remove(made.id)).status).toBe(404);
  expect((await read("manager")).body).toEqual({ content: [wanted], can: { edit: true } });
});

test.each([
  [null, 401, 401],
  ["manager", 200, 200],
  ["buyer", 200, 403],
  ["support", 200, 200],
  ["supplier", 403, 403],
  ["stranger", 404, 404],
] as const)("%s: reading %i, changing %i", async (who, reads, edits) => {
  const { id } = await createPolicy({ company_key: company });
  expect((await read(who)).status).toBe(reads);
  const added = await add({ ...paraben, value: "94-13-3" }, who);
  const removed = await remove(id, who);
  expect([added.status, removed.status]).toEqual([edits, edits]);
  const code = { 401: "access.signed-out", 404: "not-found" }[edits as number];
  const managers = who === "buyer" ? "policies.managers-only" : "access.forbidden";
  if (edits !== 200) expect(removed.body.code).toBe(code ?? managers);
  expect(await listPolicies(company)).toHaveLength(1);
});

test("policies stay within their company", async () => {
  const other = await createCompany();
  const theirs = await createPolicy({ company_key: other.key });
  await add(paraben);
  expect((await read("manager")).body.content).toHaveLength(1);
  expect((await remove(theirs.id)).status).toBe(404);
  expect(await listPolicies(other.key)).toHaveLength(1);
});

test("support asks about a company that there is not", async () => {
  company = "no-such-company";
  expect((await read("support")).status).toBe(404);
  expect((await add(paraben, "support")).status).toBe(404);
});

test.each([
  ["CAS", "99-76-3", " 000099 \u2010 76 \u2010 3 ", "99-76-3"],
  ["INCI", "Methylparaben", "METHYLPARABEN", "Methylparaben"],
  ["FUNCTION", "Skin conditioning", " skin  Conditioning", "Skin conditioning"],
  ["CLAIM", "COSMOS", "Cosmos", "COSMOS"],
  ["ORIGIN", "ANIMAL", "ANIMAL", "ANIMAL"],
])(
  "the same %s again makes nothing new and changes the note",
  async (dimension, one, again, kept) => {
    const first = await add({ list: "BLACKLIST", dimension, value: one, note: "First" });
    const second = await add({ list: "BLACKLIST", dimension, value: again, note: "Second" });
    expect(second.body).toEqual({ ...first.body, note: "Second" });
    const silent = await add({ list: "BLACKLIST", dimension, value: again });
    expect(silent.body.note).toBe("Second");
    const other = await add({ list: "WHITELIST", dimension, value: again });
    expect(other.body.id).not.toBe(first.body.id);
    expect((await listPolicies(company)).map(stored)[0]).toEqual([kept, kept, "Second"]);
  },
);

test("what is sent at once is added once", async () => {
  const answers = await Promise.all(["a", "b", "c", "d"].map((note) => add({ ...paraben, note })));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await listPolicies(company)).toHaveLength(1);
});

test("a CAS number is kept in one way", async () => {
  const { body } = await add({ ...paraben, value: "0050 \u2013 00-0" });
  expect(body.value).toBe("50-00-0");
});

describe("a supplier", () => {
  const of = (value: string, note = "") => ({
    ...{ list: "BLACKLIST", dimension: "SUPPLIER", value, note },
  });
  const rename = (companyKey: string, name: string) =>
    app.call("POST /companies/:companyKey/name", {
      as: keys.support,
      params: { companyKey },
      body: { name },
    });

  test("is told by its name, also by that of today", async () => {
    const { key } = await createCompany({ name: "Oleum Works" });
    expect((await add(of(key))).body).toMatchObject({ value: key, label: "Oleum Works" });
    const { body: renamed } = await rename(key, `Oleo ${key}`);
    expect((await listPolicies(company)).map(stored)).toEqual([[renamed.key, `Oleo ${key}`, ""]]);
    // By either key it is the same one.
    await add(of(renamed.key, "By its new key"));
    await add(of(key, "By its old key"));
    expect((await listPolicies(company)).map(stored)).toEqual([
      [renamed.key, `Oleo ${key}`, "By its old key"],
    ]);
  });

  test("that is not shown any more keeps its key; its note can be changed still", async () => {
    const { key } = await createCompany({ name: "Night Works" });
    await add(of(key));
    await db().updateTable("companies").set({ enabled: false }).where("key", "=", key).execute();
    expect((await listPolicies(company)).map(stored)).toEqual([[key, key, ""]]);
    const { body } = await add(of(key, "Until they are back"));
    expect(stored(body)).toEqual([key, key, "Until they are back"]);
  });

  test.each([{ verified: false }, { enabled: false }])("that is %o is none", async (hidden) => {
    const { key } = await createCompany(hidden);
    const { status, body } = await add(of(key));
    expect([status, body.additional_data?.failures]).toMatchObject([
      400,
      [{ path: "value", code: "choice" }],
    ]);
  });

  test("that there is not", async () => {
    expect((await add(of("no-such-supplier"))).status).toBe(400);
  });
});

test.each([
  ["a CAS number of another shape", "CAS", "methylparaben", "field-reasons.cas-format"],
  ["a CAS number with another last digit", "CAS", "99-76-4", "field-reasons.cas-check-digit"],
  ["an origin that there is not", "ORIGIN", "MARTIAN", "choice"],
  ["a supplier by its name", "SUPPLIER", "Oleum Works", "key"],
  ["nothing", "INCI", "  ", "required"],
  ["too much", "CLAIM", "x".repeat(201), "too-long"],
])("refused: %s", async (_, dimension, value, code) => {
  const { status, body } = await add({ list: "BLACKLIST", dimension, value });
  expect([status, body.code]).toEqual([400, "request.invalid"]);
  expect(body.additional_data?.failures).toMatchObject([{ path: "value", code }]);
  expect(await listPolicies(company)).toEqual([]);
});

test("refused: lists and dimensions that there are not", async () => {
  expect((await add({ ...paraben, list: "GREYLIST" })).status).toBe(400);
  expect((await add({ ...paraben, dimension: "COLOUR" })).status).toBe(400);
});

test("a company has no more than so many; the note of one that is there can be changed", async () => {
  const row = { company_key: company, list: "BLACKLIST", dimension: "INCI" } as const;
  const names = Array.from({ length: mostPolicies }, (_, at) => `name ${at}`);
  await db()
    .insertInto("company_policies")
    .values(names.map((value) => ({ ...row, value, folded: value })))
    .execute();
  const { status, body } = await add(paraben);
  expect([status, body.code, body.additional_data]).toMatchObject([
    ...[409, "policies.full", { most: mostPolicies }],
  ]);
  const again = await add({ list: "BLACKLIST", dimension: "INCI", value: "Name 7", note: "Ours" });
  expect([again.status, again.body.note]).toEqual([200, "Ours"]);
});

test("products are judged by the policies of one company", async () => {
  const { key: supplier } = await createCompany();
  const { key: disliked } = await createProduct({
    fields: { inci: "Methylparaben", cas: ["99-76-3"] },
  });
  const { key: liked } = await createProduct({
    company_key: supplier,
    fields: { inci: "Niacinamide", cas: ["98-92-0"] },
  });
  const { body: policy } = await add(paraben);
  const { body: chosen } = await add({
    ...{ list: "WHITELIST", dimension: "SUPPLIER", value: supplier },
  });
  const products = await readProducts(visitor("en"), [disliked, liked]);
  const judge = await judgeProducts(company);
  expect(products.map(judge)).toMatchObject([
    { verdict: "DOES_NOT_MEET", findings: [{ policies: [policy.id], data: ["99-76-3"] }, {}] },
    { verdict: "MEETS", findings: [{}, { policies: [chosen.id], data: [supplier] }] },
  ]);
  const other = await judgeProducts("another-company");
  expect(products.map((each) => other(each).verdict)).toEqual(["MEETS", "MEETS"]);
});
