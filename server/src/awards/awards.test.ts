import type { NewAward } from "@neroli/contract/awards/schema.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { rollUp } from "../interactions/commands/roll-up.ts";
import { createInteractions } from "../interactions/factory.ts";
import { db } from "../kernel/db/db.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { createAward } from "./factory.ts";
import { awardRoutes } from "./routes.ts";

let database: FreshDatabase;
let app: TestApp;
let support: string;
let companies: { rose: string; kelp: string; unverified: string };
let products: Record<"rose" | "balm" | "kelp" | "crumb" | "draft" | "unseen", string>;

beforeAll(async () => {
  database = await freshDatabase();
  app = await testApp({ routes: [awardRoutes], ...(await testIdentity()) });
  support = (await createUser({ company_key: null, roles: ["NEROLI_SUPER"] })).key;
  companies = {
    rose: (await createCompany({ name: "Rosehouse" })).key,
    kelp: (await createCompany({ name: "Kelpworks" })).key,
    unverified: (await createCompany({ name: "Unverified", verified: false })).key,
  };
  const product = async (name: string, company_key: string, more: object = {}) =>
    (await createProduct({ name, company_key, ...more })).key;
  products = {
    rose: await product("Rose water", companies.rose),
    balm: await product("Rose balm", companies.rose),
    kelp: await product("Kelp extract", companies.kelp),
    crumb: await product("Kelp crumb", companies.kelp, { segment: "FOOD" }),
    draft: await product("Kelp to come", companies.kelp, { state: "DRAFT" }),
    unseen: await product("Unseen", companies.unverified),
  };
  const asked = (product_key: string, day: string, times: number) =>
    createInteractions(
      Array.from({ length: times }, () => ({
        ...{ kind: "REQUEST_SAMPLE" as const, product_key },
        happened_at: new Date(`${day}T09:00:00Z`),
      })),
    );
  await asked(products.rose, "2025-03-10", 3);
  await asked(products.balm, "2025-05-31", 4);
  await asked(products.kelp, "2025-04-30", 5);
  await asked(products.crumb, "2025-04-01", 6);
  // Before the period and after it; what nobody may see.
  await asked(products.rose, "2025-02-28", 50);
  await asked(products.rose, "2025-06-01", 50);
  await asked(products.draft, "2025-04-01", 50);
  await asked(products.unseen, "2025-04-01", 50);
  await rollUp();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => db().deleteFrom("awards").execute());

const spring: NewAward = {
  ...{ name: "Spring 2025", recipients: "PRODUCT", measure: "REQUESTS", segment: null },
  ...{ from: "2025-03-01", to: "2025-05-31" },
};
const define = (body: NewAward = spring) => app.call("POST /awards", { as: support, body });
const idOf = async (more: Partial<NewAward> = {}): Promise<string> =>
  (await define({ ...spring, ...more })).body.id;
const save = (awardId: string, more: object, version = 1) =>
  app.call("PUT /awards/:awardId", {
    as: support,
    params: { awardId },
    body: { ...spring, version, ...more },
  });
const give = (awardId: string, recipientKey: string) =>
  app.call("PUT /awards/:awardId/recipients/:recipientKey", {
    as: support,
    params: { awardId, recipientKey },
  });
const take = (awardId: string, recipientKey: string) =>
  app.call("DELETE /awards/:awardId/recipients/:recipientKey", {
    as: support,
    params: { awardId, recipientKey },
  });
const nominations = async (awardId: string, name?: string) => {
  const { body } = await app.call("GET /awards/:awardId/nominations", {
    as: support,
    params: { awardId },
    ...(name && { query: { name__icontains: name } }),
  });
  const told = (list: typeof body.nominees) => list.map(({ key, figure }) => [key, figure]);
  return { nominees: told(body.nominees), recipients: told(body.recipients) };
};
const awardsOf = async (productKey: string) =>
  (await app.call("GET /products/:productKey/awards", { params: { productKey } })).body.content;
const awardsOfCompany = async (companyKey: string) =>
  (await app.call("GET /companies/:companyKey/awards", { params: { companyKey } })).body.content;
const trailOf = (id: string) =>
  db()
    .selectFrom("audit_entries")
    .where("entity_key", "=", id)
    .select(["action", "company_key"])
    .orderBy("id")
    .execute();

describe("nominations", () => {
  test("products are nominated by what was done in the period, to its last day", async () => {
    const { nominees } = await nominations(await idOf());
    expect(nominees).toEqual([
      [products.crumb, 6],
      [products.kelp, 5],
      [products.balm, 4],
      [products.rose, 3],
    ]);
  });

  test("an award of a segment nominates in it alone", async () => {
    const food = await nominations(await idOf({ segment: "FOOD" }));
    expect(food.nominees).toEqual([[products.crumb, 6]]);
    const companiesOfFood = { segment: "FOOD", recipients: "COMPANY" } as const;
    const { nominees } = await nominations(await idOf(companiesOfFood));
    expect(nominees).toEqual([[companies.kelp, 6]]);
  });

  test("a company counts with all of its products", async () => {
    const { nominees } = await nominations(await idOf({ recipients: "COMPANY" }));
    expect(nominees).toEqual([
      [companies.kelp, 11],
      [companies.rose, 7],
    ]);
  });

  test("another measure counts something else", async () => {
    expect((await nominations(await idOf({ measure: "DOWNLOADS" }))).nominees).toEqual([]);
  });

  test("words find who has no figures, too, and signs of patterns are letters", async () => {
    const id = await idOf({ measure: "DOWNLOADS" });
    expect((await nominations(id, "kELp")).nominees).toEqual([
      [products.crumb, 0],
      [products.kelp, 0],
    ]);
    expect((await nominations(id, "%")).nominees).toEqual([]);
  });

  test("who has it is told apart, and is no nominee", async () => {
    const id = await idOf();
    await give(id, products.balm);
    const { recipients, nominees } = await nominations(id);
    expect(recipients).toEqual([[products.balm, 4]]);
    expect(nominees.map(([key]) => key)).toEqual([products.crumb, products.kelp, products.rose]);
  });
});

describe("giving", () => {
  test("a product shows an award from when it is given until it is taken", async () => {
    const id = await idOf();
    expect(await awardsOf(products.rose)).toEqual([]);
    await give(id, products.rose);
    await give(id, products.rose);
    expect(await awardsOf(products.rose)).toEqual([{ id, ...spring }]);
    expect(await awardsOf(products.balm)).toEqual([]);
    expect(await awardsOfCompany(companies.rose)).toEqual([]);
    await take(id, products.rose);
    await take(id, products.rose);
    expect(await awardsOf(products.rose)).toEqual([]);
    expect(await trailOf(id)).toEqual([
      { action: "award.created", company_key: null },
      { action: "award.given", company_key: companies.rose },
      { action: "award.taken", company_key: null },
    ]);
  });

  test("so does a company, that of the latest days first", async () => {
    const recipients = "COMPANY" as const;
    const older = await idOf({ recipients, from: "2024-01-01", to: "2024-12-31" });
    const newer = await idOf({ recipients });
    await give(newer, companies.kelp);
    await give(older, companies.kelp);
    const given = await awardsOfCompany(companies.kelp);
    expect(given.map((award) => award.id)).toEqual([newer, older]);
  });

  test("many at once who give the same give it once", async () => {
    const id = await idOf();
    const all = await Promise.all(Array.from({ length: 8 }, () => give(id, products.rose)));
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await awardsOf(products.rose)).toHaveLength(1);
    expect(await trailOf(id)).toHaveLength(2);
  });

  test("nobody gets it whom not everybody may see, or whom it is not for", async () => {
    const id = await idOf();
    const food = await idOf({ segment: "FOOD" });
    const refused: [string, string][] = [
      [id, products.draft],
      [id, products.unseen],
      [id, companies.kelp],
      [id, "nothing-at-all"],
      [food, products.kelp],
    ];
    for (const [award, key] of refused) expect((await give(award, key)).status).toBe(404);
  });

  test("who may not see a product reads nothing of its awards", async () => {
    await createAward({ given: [products.draft] });
    const { status } = await app.call("GET /products/:productKey/awards", {
      params: { productKey: products.draft },
    });
    expect(status).toBe(404);
    await createAward({ recipients: "COMPANY", given: [companies.unverified] });
    const ofCompany = await app.call("GET /companies/:companyKey/awards", {
      params: { companyKey: companies.unverified },
    });
    expect(ofCompany.status).toBe(404);
  });

  test("a page hears of what is given, renamed and removed", async () => {
    const id = await idOf();
    const heard = () =>
      db()
        .selectFrom("outbox")
        .where("topic", "=", "product.changed")
        .where("key", "=", products.rose)
        .select("id")
        .execute();
    const before = (await heard()).length;
    await give(id, products.rose);
    await save(id, { name: "Spring" });
    await app.call("DELETE /awards/:awardId", { as: support, params: { awardId: id } });
    expect((await heard()).length - before).toBe(3);
  });
});

describe("defining", () => {
  test("an award is listed, changed and removed; who had it shows it no longer", async () => {
    const id = await idOf();
    await idOf({ name: "Autumn", recipients: "COMPANY", to: "2025-11-30" });
    const list = async (query: Record<string, string> = {}) =>
      (await app.call("GET /awards", { as: support, query })).body.content.map(({ name }) => name);
    expect(await list()).toEqual(["Autumn", "Spring 2025"]);
    expect(await list({ recipients__eq: "PRODUCT" })).toEqual(["Spring 2025"]);
    expect(await list({ name__icontains: "AUT" })).toEqual(["Autumn"]);
    const { body } = await save(id, { measure: "VIEWS" });
    expect(body).toMatchObject({ measure: "VIEWS", version: 2, given: 0 });
    await give(id, products.rose);
    await app.call("DELETE /awards/:awardId", { as: support, params: { awardId: id } });
    expect(await list()).toEqual(["Autumn"]);
    expect(await awardsOf(products.rose)).toEqual([]);
  });

  test("once somebody has it, only its name changes", async () => {
    const id = await idOf();
    await give(id, products.rose);
    const refused = await save(id, { measure: "VIEWS" });
    expect([refused.status, refused.body]).toMatchObject([409, { code: "awards.given" }]);
    await save(id, { name: "Spring" });
    expect(await awardsOf(products.rose)).toMatchObject([{ name: "Spring", measure: "REQUESTS" }]);
  });

  test("who changes what somebody else has changed reads it first", async () => {
    const id = await idOf();
    await save(id, { name: "Spring" });
    const { status, body } = await save(id, { name: "Frühling" });
    expect([status, body]).toMatchObject([
      409,
      { code: "conflict", additional_data: { version: 2, changed: ["name"] } },
    ]);
  });

  test.each([
    ["to", { to: "2025-02-28" }],
    ["to", { from: "2019-01-01" }],
    ["name", { name: " " }],
    ["name", { name: "x".repeat(81) }],
  ])("a faulty %s is refused", async (_, more) => {
    expect((await define({ ...spring, ...more })).status).toBe(400);
  });
});
