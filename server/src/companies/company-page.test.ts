import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createAsset } from "../documents/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { type FreshDatabase, freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createProduct } from "../products/factory.ts";
import { createSubscription } from "../subscriptions/factory.ts";
import { createUser } from "../users/factory.ts";
import { createCompany } from "./factory.ts";
import { companyRoutes } from "./routes.ts";

let database: FreshDatabase;
let catalogue: { stop(): Promise<void> };
let app: TestApp;
const keys: Record<string, string> = {};

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [companyRoutes], ...(await testIdentity()) });
  await createCompany({
    key: "maison",
    name: "Maison",
    excluded_types: ["UNIVERSITY"],
    headquarters: { street: "1 Rue", postal_code: "06130", city: "Grasse" },
    number_employees: "11-50",
    annual_revenue: "12 M€",
    vat: "FR123",
    valid_email_domains: ["maison.example"],
    tagline: "Waxes",
    indie_brand_friendly: true,
    contacts: [
      {
        product_type: "INGREDIENTS",
        contact_type: "SALES",
        person_of_contact: "Ines",
        value: "ines@maison.example",
      },
    ],
    segments: [{ segment: "FOOD", description: "Aromas" }],
    data_visibility: {
      vat: "CONFIDENTIAL",
      contacts: "CONFIDENTIAL",
      headquarters: "CONFIDENTIAL",
      website: "CONFIDENTIAL",
      indie_brand_friendly: "CONFIDENTIAL",
    },
  });
  const user = async (name: string, given: Parameters<typeof createUser>[0]) => {
    keys[name] = (await createUser(given)).key;
  };
  const university = await createCompany({ type: "UNIVERSITY" });
  await user("unverified", { status: "AWAITING_VERIFICATION" });
  await user("vetted", {});
  await user("excluded", { company_key: university.key });
  await user("colleague", { company_key: "maison", roles: ["SUPPLIER_USER"] });
  await user("editor", { company_key: "maison", roles: ["SUPPLIER_EDITOR"] });
  await user("manager", { company_key: "maison", roles: ["SUPPLIER_MANAGER"] });
  await user("support", { company_key: null, roles: ["NEROLI_SUPER"] });
});

afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

const get = (companyKey: string, reader = "anonymous") =>
  app.call("GET /companies/:companyKey", {
    params: { companyKey },
    ...(reader !== "anonymous" && { as: keys[reader] as string }),
  });

describe.each([
  { reader: "anonymous", confidential: false, internal: false, edit: false },
  { reader: "unverified", confidential: false, internal: false, edit: false },
  { reader: "excluded", confidential: false, internal: false, edit: false },
  { reader: "vetted", confidential: true, internal: false, edit: false },
  { reader: "colleague", confidential: true, internal: false, edit: false },
  { reader: "editor", confidential: true, internal: false, edit: true },
  { reader: "manager", confidential: true, internal: true, edit: true },
  { reader: "support", confidential: true, internal: true, edit: true },
])("$reader", ({ reader, confidential, internal, edit }) => {
  test("reads what is public, and of the rest what the company allows", async () => {
    const { status, body } = await get("maison", reader);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Maison",
      tagline: "Waxes",
      details: { number_employees: "11-50" },
      segments: [{ segment: "FOOD", url: null, description: "Aromas", image: null }],
      can: { edit },
    });
    expect(body.vat).toBe(confidential ? "FR123" : undefined);
    expect(body.headquarters?.city).toBe(confidential ? "Grasse" : undefined);
    expect(body.contacts?.[0]?.person_of_contact).toBe(confidential ? "Ines" : undefined);
    expect(body.indie_brand_friendly).toBe(confidential);
    // The website is confidential too, but there is none to tell of.
    expect(body.confidential).toEqual(
      confidential ? [] : ["headquarters", "indie_brand_friendly", "vat", "contacts"],
    );
    expect(body.annual_revenue).toBe(internal ? "12 M€" : undefined);
    expect(body.valid_email_domains).toEqual(internal ? ["maison.example"] : undefined);
    expect(body.permissions).toEqual(internal ? { exclude: ["UNIVERSITY"] } : undefined);
  });
});

test.each([{ enabled: false }, { verified: false }])(
  "a company that is %o is there for its own people and support",
  async (state) => {
    const { key } = await createCompany(state);
    keys.owner = (await createUser({ company_key: key, roles: ["SUPPLIER_USER"] })).key;
    for (const reader of ["anonymous", "vetted"]) expect((await get(key, reader)).status).toBe(404);
    for (const reader of ["owner", "support"]) {
      expect(await get(key, reader)).toMatchObject({ status: 200, body: state });
    }
  },
);

test("an unknown key is not found, an impossible one refused", async () => {
  expect((await get("no-such-company")).status).toBe(404);
  expect((await get("No_Such")).status).toBe(400);
});

test("the newest logo and header are shown", async () => {
  const { company_key } = await createSubscription();
  await createAsset({ company_key, kind: "LOGO", version: 1 });
  const logo = await createAsset({ company_key, kind: "LOGO", version: 2 });
  const header = await createAsset({ company_key, kind: "HEADER" });
  expect((await get(company_key)).body).toMatchObject({
    logo: `/api/images/${logo.id}`,
    header: `/api/images/${header.id}`,
  });
});

describe("top products", () => {
  const top = async (companyKey: string) =>
    (await get(companyKey)).body.top_products.map(({ offering, segment, products }) => [
      offering,
      segment,
      products.map(({ key }) => key),
    ]);

  test("the newest of each offering and segment, where the company has chosen none", async () => {
    const { key: company_key } = await createCompany();
    for (let day = 1; day <= 8; day++) {
      const created_at = new Date(Date.UTC(2026, 0, day));
      await createProduct({ key: `new-${day}`, company_key, created_at });
    }
    await createProduct({ key: "new-food", company_key, segment: "FOOD" });
    await createProduct({ key: "new-test", company_key, offering: "SERVICES" });
    expect(await top(company_key)).toEqual([
      ["INGREDIENTS", "PERSONALCARE", ["new-8", "new-7", "new-6", "new-5", "new-4", "new-3"]],
      ["INGREDIENTS", "FOOD", ["new-food"]],
      ["SERVICES", "PERSONALCARE", ["new-test"]],
    ]);
    expect((await get(company_key)).body.product_counts).toEqual({
      INGREDIENTS: 9,
      FORMULATIONS: 0,
      SERVICES: 1,
    });
  });

  test("the chosen ones in their order, without what is gone or of others", async () => {
    await createProduct({ key: "foreign" });
    const { key: company_key } = await createCompany({
      top_products: [
        {
          offering: "INGREDIENTS",
          segment: "PERSONALCARE",
          products: ["chosen-2", "gone", "trashed", "foreign", "chosen-food", "chosen-1"],
        },
      ],
    });
    await createSubscription({ company_key });
    for (const key of ["chosen-1", "chosen-2", "other"]) await createProduct({ key, company_key });
    await createProduct({ key: "chosen-food", company_key, segment: "FOOD" });
    await createProduct({ key: "trashed", company_key, trashed_at: new Date() });
    expect(await top(company_key)).toEqual([
      ["INGREDIENTS", "PERSONALCARE", ["chosen-2", "chosen-1"]],
      ["INGREDIENTS", "FOOD", ["chosen-food"]],
    ]);
  });
});
