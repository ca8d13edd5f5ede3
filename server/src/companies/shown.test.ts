import type { PreviewReader } from "@neroli/contract/companies/editor.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createProduct } from "../products/factory.ts";
import { createSubscription } from "../subscriptions/factory.ts";
import { createUser } from "../users/factory.ts";
import { createCompany } from "./factory.ts";
import { type Companies, startCompanies, traceOf } from "./testing-companies.ts";

let world: Companies;
/** Real readers, by what a preview calls them. */
const readers: Record<PreviewReader, string | undefined> = {
  anonymous: undefined,
  unverified: "",
  verified: "",
  excluded: "",
};
beforeAll(async () => {
  world = await startCompanies();
  const university = await createCompany({ type: "UNIVERSITY" });
  readers.unverified = (await createUser({ status: "AWAITING_VERIFICATION" })).key;
  readers.verified = (await createUser()).key;
  readers.excluded = (await createUser({ company_key: university.key })).key;
});
afterAll(() => world.close());

type Person = keyof Companies["keys"];
const of = (companyKey: string, as: Person = "manager") => ({
  as: world.keys[as],
  params: { companyKey },
});
const contact = (person_of_contact: string) => ({
  product_type: "INGREDIENTS",
  contact_type: "SALES",
  person_of_contact,
  value: "sales@maison.example",
});

describe("data visibility", () => {
  test("is decided field by field, what is not named stays, and buyers see the difference", async () => {
    const { key } = await createCompany({
      owner_company_key: "maison",
      vat: "FR9",
      tagline: "Wax",
    });
    const change = (body: object) =>
      world.app.call("PATCH /companies/:companyKey/data-visibility", { ...of(key), body });
    const before = await world.app.call("GET /companies/:companyKey/data-visibility", of(key));
    expect(new Set(Object.values(before.body))).toEqual(new Set(["PUBLIC"]));
    expect(before.body).not.toHaveProperty("verified_contacts");
    await change({ vat: "CONFIDENTIAL", tagline: "CONFIDENTIAL" });
    expect((await change({ tagline: "PUBLIC" })).body).toEqual({
      ...before.body,
      vat: "CONFIDENTIAL",
    });
    await change({ vat: "CONFIDENTIAL" });
    const seen = await world.app.call("GET /companies/:companyKey", {
      params: { companyKey: key },
    });
    expect(seen.body).toMatchObject({ tagline: "Wax", confidential: ["vat"] });
    expect(seen.body.vat).toBeUndefined();
    const { trail, events } = await traceOf(key);
    expect(trail.at(-1)).toMatchObject({
      action: "company.visibility-changed",
      before: { tagline: "CONFIDENTIAL" },
      after: { tagline: "PUBLIC" },
    });
    expect([trail.length, events.length]).toEqual([2, 2]);
    expect((await change({ name: "CONFIDENTIAL" })).status).toBe(400);
    expect((await change({ vat: "SECRET" })).status).toBe(400);
  });
});

describe("the preview", () => {
  const company = async (reader: PreviewReader, key: string) => {
    const as = readers[reader];
    const params = { companyKey: key };
    return world.app.call("GET /companies/:companyKey", { params, ...(as && { as }) });
  };
  const preview = (as: PreviewReader, key: string) =>
    world.app.call("GET /companies/:companyKey/preview", { ...of(key), query: { as } });

  test("shows each reader's page as that reader gets it", async () => {
    const { key } = await createCompany({
      owner_company_key: "maison",
      excluded_types: ["UNIVERSITY"],
      vat: "FR9",
      annual_revenue: "1 M€",
      contacts: [contact("Ines")],
      verified_contacts: [contact("Luc")],
      data_visibility: { vat: "CONFIDENTIAL" },
    });
    await createSubscription({ company_key: key });
    await createProduct({ company_key: key });
    const pages = Object.fromEntries(
      await Promise.all(
        (Object.keys(readers) as PreviewReader[]).map(async (reader) => {
          const { status, body } = await preview(reader, key);
          expect(status).toBe(200);
          expect(body).toEqual((await company(reader, key)).body);
          return [reader, body] as const;
        }),
      ),
    );
    const told = Object.entries(pages).map(([reader, body]) => [
      reader,
      body.vat,
      body.contacts?.length,
      body.verified_contacts?.[0]?.person_of_contact,
      body.product_counts.INGREDIENTS,
      body.confidential,
    ]);
    const hidden = ["vat", "verified_contacts"];
    expect(told).toEqual([
      ["anonymous", undefined, 1, undefined, 1, hidden],
      ["unverified", undefined, 1, undefined, 1, hidden],
      ["verified", "FR9", 1, "Luc", 1, []],
      ["excluded", undefined, 1, undefined, 0, hidden],
    ]);
    for (const body of Object.values(pages)) expect(body).not.toHaveProperty("annual_revenue");
  });

  test("of a company that is not shown is what everybody gets, and nobody excluded sees nothing", async () => {
    const { key } = await createCompany({ owner_company_key: "maison", enabled: false });
    expect((await preview("verified", key)).status).toBe(404);
    const { status, body } = await preview("excluded", key);
    expect([status, body.code]).toEqual([409, "companies.nobody-excluded"]);
  });
});

describe("top products", () => {
  const choose = (key: string, body: object) =>
    world.app.call("PUT /companies/:companyKey/top-products", { ...of(key), body });
  const shelf = (products: string[]) => ({
    offering: "INGREDIENTS",
    segment: "PERSONALCARE",
    products,
  });

  test("own products in their order; refused when they changed meanwhile", async () => {
    const { key: company_key } = await createCompany({ owner_company_key: "maison" });
    await createSubscription({ company_key });
    for (const key of ["balm", "cream", "dew"]) await createProduct({ key, company_key });
    const { status, body } = await choose(company_key, {
      version: 1,
      top_products: [shelf(["dew", "balm"]), { ...shelf([]), segment: "FOOD" }],
    });
    expect([status, body.version]).toEqual([200, 2]);
    expect(body.top_products).toMatchObject([{ products: [{ key: "dew" }, { key: "balm" }] }]);
    const page = await world.app.call("GET /companies/:companyKey", {
      params: { companyKey: company_key },
    });
    expect(page.body.top_products[0]?.products.map(({ key }) => key)).toEqual(["dew", "balm"]);
    const late = await choose(company_key, { version: 1, top_products: [shelf(["cream"])] });
    expect([late.status, late.body.additional_data?.version]).toEqual([409, 2]);
    const again = await choose(company_key, { version: 2, top_products: [shelf(["dew", "balm"])] });
    expect(again.body.version).toBe(2);
    await db()
      .updateTable("products")
      .set({ trashed_at: new Date() })
      .where("key", "=", "dew")
      .execute();
    const left = await world.app.call("GET /companies/:companyKey/editable", of(company_key));
    expect(left.body.top_products[0]?.products.map(({ key }) => key)).toEqual(["balm"]);
    expect((await traceOf(company_key)).trail.map(({ action }) => action)).toEqual([
      "company.top-products-chosen",
    ]);
  });

  test("others', trashed ones, those of another shelf and more than eight are refused", async () => {
    const { key: company_key } = await createCompany({ owner_company_key: "maison" });
    const foreign = await createProduct();
    const trashed = await createProduct({ company_key, trashed_at: new Date() });
    const food = await createProduct({ company_key, segment: "FOOD" });
    for (const { key } of [foreign, trashed, food]) {
      const { status, body } = await choose(company_key, {
        version: 1,
        top_products: [shelf([key])],
      });
      expect([status, body.code]).toEqual([400, "companies.not-own-products"]);
      expect(body.additional_data?.products).toEqual([key]);
    }
    const nine = Array.from({ length: 9 }, (_, at) => `product-${at}`);
    for (const top_products of [[shelf(nine)], [shelf(["a", "a"])], [shelf(["a"]), shelf(["b"])]]) {
      const { body } = await choose(company_key, { version: 1, top_products });
      expect(body.code).toBe("request.invalid");
    }
  });

  test("the picker finds own products of an offering that are not in the trash", async () => {
    const { key: company_key } = await createCompany({ owner_company_key: "maison" });
    await createProduct({ key: "rosa", company_key, fields: { name: "Rosa 5%" } });
    await createProduct({
      key: "rosmarin",
      company_key,
      fields: { name: "Rosmarin" },
      segment: "FOOD",
    });
    await createProduct({
      key: "roswell",
      company_key,
      fields: { name: "Roswell" },
      trashed_at: new Date(),
    });
    await createProduct({
      key: "rostest",
      company_key,
      fields: { name: "Ros test" },
      offering: "SERVICES",
    });
    const pick = async (query: Record<string, string>) => {
      const { params, as } = of(company_key);
      const { body } = await world.app.call("GET /companies/:companyKey/products/types/:type", {
        as,
        params: { ...params, type: "INGREDIENTS" },
        query,
      });
      return body;
    };
    expect(await pick({ name__icontains: "ros", sort: "-name", fields: "name" })).toMatchObject({
      size: 25,
      content: [
        { key: "rosmarin", name: "Rosmarin" },
        { key: "rosa", name: "Rosa 5%" },
      ],
    });
    const found = async (query: Record<string, string>) => (await pick(query)).content;
    expect(await found({ name__icontains: "5%" })).toEqual([
      { key: "rosa", name: "Rosa 5%", segment: "PERSONALCARE", image: null },
    ]);
    expect(await found({ segment__eq: "FOOD", fields: "" })).toEqual([{ key: "rosmarin" }]);
    const either = { name__icontains: "5%", segment__eq: "FOOD", fields: "key" };
    expect(await found({ ...either, operator: "Or" })).toEqual([
      { key: "rosa" },
      { key: "rosmarin" },
    ]);
    expect(await found({ ...either, operator: "AND" })).toEqual([]);
  });
});
