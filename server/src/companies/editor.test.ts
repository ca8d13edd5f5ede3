import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "../kernel/db/db.ts";
import { createCompany } from "./factory.ts";
import { type Companies, formOf, startCompanies, traceOf } from "./testing-companies.ts";

let world: Companies;
beforeAll(async () => {
  world = await startCompanies();
});
afterAll(() => world.close());

type Person = keyof Companies["keys"];
const editable = async (key: string, as: Person = "support") =>
  (
    await world.app.call("GET /companies/:companyKey/editable", {
      as: world.keys[as],
      params: { companyKey: key },
    })
  ).body;
const save = (key: string, body: object, as: Person = "support") =>
  world.app.call("PUT /companies/:companyKey", {
    as: world.keys[as],
    params: { companyKey: key },
    body,
  });

/** Every field of section 3, as a page sends it. */
const everything = {
  type: "DISTRIBUTOR",
  offering: ["INGREDIENTS", "SERVICES"],
  formerly_known_as: "Maison et Fils",
  headquarters: {
    street: "1 Rue Droite",
    postal_code: "06130",
    city: "Grasse",
    latitude: 43.6589,
    longitude: 6.9256,
  },
  country: "FR",
  details: { number_employees: "11-50" },
  indie_brand_friendly: true,
  vat: "FR123",
  foundation_year: 1921,
  tagline: "Waxes and waters",
  description: "First line\nSecond line",
  website: "www.maison.example",
  dow_jones_sustainability_score: 71.5,
  sustainable_development_goals: [3, 17],
  segments: [
    { segment: "PERSONALCARE", url: "maison.example/care", description: "Skin" },
    { segment: "FOOD", url: null, description: "" },
  ],
  media_links: [{ type: "linkedin", url: "linkedin.com/company/maison" }],
  contacts: [
    {
      product_type: "INGREDIENTS",
      contact_type: "SALES",
      person_of_contact: "Ines",
      value: "ines@maison.example",
    },
  ],
  verified_contacts: [
    {
      product_type: "SERVICES",
      contact_type: "REGULATORY",
      person_of_contact: "Luc",
      value: "+33 493 123456",
    },
  ],
  annual_revenue: "12 M€",
  valid_email_domains: ["@Maison.example", "maison-group.example"],
  permissions: { exclude: ["UNIVERSITY", "MEDIA"] },
};

describe("saving", () => {
  test("every field is kept, in the form that the patterns give it", async () => {
    const { key } = await createCompany();
    const { status, body } = await save(key, { ...everything, version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...everything,
      version: 2,
      website: "https://www.maison.example",
      segments: [
        { segment: "PERSONALCARE", url: "https://maison.example/care", image: null },
        { segment: "FOOD", url: null },
      ],
      media_links: [{ type: "linkedin", url: "https://linkedin.com/company/maison" }],
      verified_contacts: [{ value: "(+33) 493 123456" }],
      valid_email_domains: ["maison.example", "maison-group.example"],
    });
    expect(await editable(key)).toEqual(body);
    const { trail, events } = await traceOf(key);
    expect(events).toEqual(["company.changed"]);
    expect(trail).toMatchObject([
      { action: "company.saved", actor_key: world.keys.support, company_key: key },
    ]);
    expect(trail[0]?.before).toMatchObject({ vat: null, details: { number_employees: null } });
    expect(trail[0]?.after).toMatchObject({ vat: "FR123", foundation_year: 1921 });
    expect(trail[0]?.after).not.toHaveProperty("name");
  });

  test("what is as it was is not saved again", async () => {
    const { key } = await createCompany();
    const form = formOf(await editable(key));
    expect((await save(key, form)).body.version).toBe(1);
    await save(key, { ...form, vat: "X1" });
    // The answer got lost and the page sends it once more.
    expect((await save(key, { ...form, vat: "X1" })).body.version).toBe(2);
    expect((await traceOf(key)).trail).toHaveLength(1);
  });

  test("of two who edit at the same time the second learns what differs, and loses nothing", async () => {
    const { key } = await createCompany();
    const form = formOf(await editable(key));
    await save(key, { ...form, vat: "FR1", tagline: "Hers" });
    const { status, body } = await save(key, { ...form, vat: "FR1", website: "his.example" });
    expect([status, body.code]).toEqual([409, "conflict"]);
    expect(body.additional_data).toMatchObject({
      version: 2,
      changed: ["tagline", "website"],
      current: { tagline: "Hers", website: null, version: 2 },
    });
    expect((await save(key, { ...form, tagline: "Both", version: 2 })).body.version).toBe(3);
  });

  test.each([
    [{ type: "UNKNOWN" }, "type"],
    [
      { offering: ["SERVICES"], segments: [{ segment: "FOOD", url: null, description: "" }] },
      "segments",
    ],
    [{ website: "not a website" }, "website"],
    [{ foundation_year: 2500 }, "foundation_year"],
    [{ sustainable_development_goals: [18] }, "sustainable_development_goals.0"],
    [{ sustainable_development_goals: [3, 3] }, "sustainable_development_goals"],
    [
      { media_links: [{ type: "linkedin", url: "https://evil.example/linkedin.com" }] },
      "media_links.0.url",
    ],
    [{ permissions: { exclude: ["UNKNOWN"] } }, "permissions.exclude.0"],
    [{ valid_email_domains: ["maison"] }, "valid_email_domains.0"],
    [{ contacts: [{ ...everything.contacts[0], value: "call us" }] }, "contacts.0.value"],
    [{ headquarters: { ...everything.headquarters, latitude: 91 } }, "headquarters.latitude"],
    [{ country: "France" }, "country"],
    [{ name: "New" }, ""],
  ])("%j is refused where it stands", async (change, path) => {
    const form = formOf(await editable("maison"));
    const { status, body } = await save("maison", { ...form, ...change });
    expect([status, body.code]).toEqual([400, "request.invalid"]);
    expect(body.additional_data?.failures?.map((failure) => failure.path)).toContain(path);
  });
});

describe("whose it is to edit", () => {
  test("internal data is for managers; an editor's form neither shows nor changes it", async () => {
    const { key } = await createCompany({ annual_revenue: "3 M€" });
    await db()
      .updateTable("users")
      .set({ company_key: key })
      .where("key", "=", world.keys.editor)
      .execute();
    const seen = await editable(key, "editor");
    expect(seen).not.toHaveProperty("annual_revenue");
    expect(seen.can).toMatchObject({ edit_internal: false, administer: false });
    expect((await save(key, { ...formOf(seen), vat: "A1" }, "editor")).status).toBe(200);
    const { body } = await save(
      key,
      { ...formOf(seen), annual_revenue: null, version: 2 },
      "editor",
    );
    expect(body.code).toBe("access.forbidden");
    expect(await editable(key)).toMatchObject({ annual_revenue: "3 M€", vat: "A1" });
    await db()
      .updateTable("users")
      .set({ company_key: "maison" })
      .where("key", "=", world.keys.editor)
      .execute();
  });

  test("the type of a verified company is the team's to change", async () => {
    const form = formOf(await editable("maison", "manager"));
    const change = { ...form, type: "PACKAGING" };
    expect((await editable("maison", "manager")).can.change_type.allowed).toBe(false);
    expect((await save("maison", change, "manager")).body.code).toBe("companies.type-fixed");
    await db()
      .updateTable("companies")
      .set({ verified: false })
      .where("key", "=", "maison")
      .execute();
    expect((await save("maison", change, "manager")).body.type).toBe("PACKAGING");
    await db()
      .updateTable("companies")
      .set({ verified: true })
      .where("key", "=", "maison")
      .execute();
  });

  test("a company that one's own created is edited like one's own, also while disabled", async () => {
    const { key } = await createCompany({ owner_company_key: "maison", enabled: false });
    const seen = await editable(key, "manager");
    expect(seen).toMatchObject({ owner: { key: "maison", name: "Maison" } });
    expect((await save(key, { ...formOf(seen), annual_revenue: "1" }, "manager")).status).toBe(200);
    expect((await editable(key, "stranger")).code).toBe("not-found");
  });

  test.each([
    ["gmail.com", "support", 400, "companies.private-email-domain"],
    ["taken.example", "manager", 409, "companies.email-domain-taken"],
  ] as const)("the domain %s of %s answers %i", async (domain, as, status, code) => {
    await createCompany({ valid_email_domains: ["taken.example"] });
    const form = formOf(await editable("maison", as));
    const answer = await save("maison", { ...form, valid_email_domains: [domain] }, as);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toContain(domain);
    expect(answer.body.additional_data?.failures?.[0]?.path).toBe("valid_email_domains.0");
  });

  test("support lets two companies share a domain, and old ones stay whatever they are", async () => {
    const { key } = await createCompany({ valid_email_domains: ["gmail.com"] });
    const form = formOf(await editable(key));
    const valid_email_domains = ["gmail.com", "taken.example"];
    expect((await save(key, { ...form, valid_email_domains })).status).toBe(200);
  });
});
