import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLabel } from "../labels/factory.ts";
import { createProduct } from "../products/factory.ts";
import { createUser } from "../users/factory.ts";
import { findAccount } from "../users/queries.ts";
import { createCompany } from "./factory.ts";
import { type Companies, startCompanies, traceOf } from "./testing-companies.ts";

let world: Companies;
beforeAll(async () => {
  world = await startCompanies();
});
afterAll(() => world.close());

type Person = keyof Companies["keys"];
const as = (person: Person) => ({ as: world.keys[person] });
const of = (companyKey: string) => ({ params: { companyKey } });

const stateCalls = [
  "POST /companies/:companyKey/verify",
  "DELETE /companies/:companyKey/verify",
  "POST /companies/:companyKey/enable",
  "POST /companies/:companyKey/disable",
] as const;

describe("who may call", () => {
  const calls = [
    ["GET /companies/:companyKey/editable", {}],
    ["PUT /companies/:companyKey/top-products", { body: { version: 1, top_products: [] } }],
    ["GET /companies/:companyKey/products/types/:type", {}],
    ["POST /companies/:companyKey/name", { body: { name: "Renamed" } }],
    ["GET /companies/:companyKey/data-visibility", {}],
    ["PATCH /companies/:companyKey/data-visibility", { body: { vat: "CONFIDENTIAL" } }],
    ["GET /companies/:companyKey/preview", { query: { as: "verified" } }],
  ] as const;
  type Call = readonly [(typeof calls)[number][0] | (typeof stateCalls)[number], object];
  const outcome = async ([name, given]: Call, who?: Person, key = "maison") => {
    const params = { companyKey: key, type: "INGREDIENTS" };
    const { status } = await world.app.call(name, { params, ...given, ...(who && as(who)) });
    return status;
  };

  test.each(calls)("%s: people with a part in the company", async (...call) => {
    const hidden = (await createCompany({ enabled: false })).key;
    expect(await outcome(call)).toBe(401);
    expect(await outcome(call, "buyer")).toBe(403);
    expect(await outcome(call, "colleague")).toBe(403);
    expect(await outcome(call, "stranger")).toBe(403);
    expect(await outcome(call, "stranger", hidden)).toBe(404);
    expect(await outcome(call, "manager", "nowhere")).toBe(404);
  });

  test.each(stateCalls)("%s: support", async (name) => {
    const call = [name, {}] as const;
    expect(await outcome(call)).toBe(401);
    expect(await outcome(call, "manager")).toBe(403);
    expect(await outcome(call, "support", "nowhere")).toBe(404);
  });
});

describe("the list", () => {
  const list = async (query: Record<string, string>, who: Person = "support") => {
    const { body } = await world.app.call("GET /companies", { ...as(who), query });
    return body;
  };
  const keysOf = async (...given: Parameters<typeof list>) =>
    (await list(...given)).content.map(({ key }) => key);

  beforeAll(async () => {
    const media = { type: "MEDIA", country: "IT" } as const;
    await createCompany({ key: "zafferano-post", name: "Alba 100%", ...media, verified: false });
    await createCompany({ key: "alba-logistics", name: "Zafferano", enabled: false });
    await createCompany({ key: "owned", name: "Owned", owner_company_key: "maison" });
    await createProduct({ company_key: "zafferano-post" });
    await createProduct({ company_key: "zafferano-post", trashed_at: new Date() });
    await createUser({ company_key: "zafferano-post" });
    await createLabel({ key: "press", title: "Press", companies: ["zafferano-post"] });
  });

  test("filters that look into a text combine as asked, all others narrow", async () => {
    const both = { name__icontains: "ALBA", key__icontains: "alba" };
    expect(await keysOf({ ...both, operator: "or" })).toEqual(["zafferano-post", "alba-logistics"]);
    expect(await keysOf({ ...both, operator: "OR" })).toHaveLength(2);
    expect(await keysOf(both)).toEqual([]);
    expect(await keysOf({ ...both, operator: "or", enabled__eq: "true" })).toEqual([
      "zafferano-post",
    ]);
    expect(await keysOf({ type__icontains: "medi", country__eq: "IT" })).toEqual([
      "zafferano-post",
    ]);
    expect(await keysOf({ verified__eq: "false" })).toEqual(["zafferano-post"]);
    expect(await keysOf({ label__eq: "press" })).toEqual(["zafferano-post"]);
    expect(await keysOf({ name__icontains: "0%" })).toEqual(["zafferano-post"]);
    expect(await keysOf({ key: "owned,other,nowhere", sort: "-key" })).toEqual(["owned", "other"]);
    expect(await keysOf({ key: "" })).toEqual([]);
  });

  test("answers the asked fields beside the key, or everything", async () => {
    const query = { key: "zafferano-post" };
    const { content } = await list({ ...query, fields: "name,products" });
    expect(content).toEqual([{ key: "zafferano-post", name: "Alba 100%", products: 1 }]);
    expect((await list(query)).content).toMatchObject([
      {
        type: "MEDIA",
        verified: false,
        products: 1,
        users: 1,
        subscribed: false,
        owner: null,
        labels: [{ key: "press", title: "Press" }],
      },
    ]);
  });

  test("is support's; others find their own company and those it created", async () => {
    expect(await keysOf({}, "manager")).toEqual(["maison", "owned"]);
    expect(await keysOf({}, "stranger")).toEqual(["other"]);
    expect((await world.app.call("GET /companies", as("buyer"))).status).toBe(403);
    expect((await world.app.call("GET /companies")).status).toBe(401);
  });

  test("pages with a total order", async () => {
    const pages = await Promise.all(
      ["0", "1"].map((page) => keysOf({ size: "2", page, sort: "country" })),
    );
    expect(new Set(pages.flat()).size).toBe(4);
  });

  test.each([{ fields: "password" }, { operator: "xor" }, { sort: "vat" }, { country: "IT" }])(
    "%o is refused",
    async (query) => {
      const { status } = await world.app.call("GET /companies", { ...as("support"), query });
      expect(status).toBe(400);
    },
  );
});

describe("creating", () => {
  const create = (body: object, who?: Person) =>
    world.app.call("POST /companies", { body, ...(who && as(who)) });

  test("a supplier's manager creates what is theirs to edit, support what is nobody's", async () => {
    const { body } = await create(
      {
        name: "Été & Fils",
        type: "PACKAGING",
        country: "FR",
        valid_email_domains: ["ete.example"],
      },
      "manager",
    );
    expect(body).toMatchObject({
      key: "ete-fils",
      name: "Été & Fils",
      verified: false,
      enabled: true,
      country: "FR",
      version: 1,
      owner: { key: "maison" },
      valid_email_domains: ["ete.example"],
    });
    expect((await traceOf("ete-fils")).trail).toMatchObject([
      { action: "company.created", before: null, after: { name: "Été & Fils", country: "FR" } },
    ]);
    const { body: second } = await create({ name: "Nobody’s", type: "MEDIA" }, "support");
    expect(second).toMatchObject({ owner: null, verified: false });
  });

  test.each([["Été Fils"], ["Invitable"]])("%s makes a key that is not free", async (name) => {
    const { status, body } = await create({ name, type: "PACKAGING" }, "support");
    expect([status, body.code]).toEqual([409, "companies.name-taken"]);
  });

  test("names in letters that no address shows get keys of their own", async () => {
    const made = [
      await create({ name: "資生堂", type: "PACKAGING" }, "support"),
      await create({ name: "花王", type: "PACKAGING" }, "support"),
    ].map(({ body }) => body.key);
    expect(made[0]).not.toBe(made[1]);
    expect(made.every((key) => key.startsWith("company-"))).toBe(true);
  });

  test("is refused without the role, a name or a type", async () => {
    const body = { name: "Refused", type: "PACKAGING" };
    expect((await create(body)).status).toBe(401);
    expect((await create(body, "editor")).status).toBe(403);
    expect((await create({ name: "Refused" }, "support")).status).toBe(400);
    expect((await create({ ...body, name: " " }, "support")).status).toBe(400);
    expect((await create({ ...body, verified: true }, "support")).status).toBe(400);
  });
});

describe("verifying and enabling", () => {
  test("changes what people may do from their next call on, and is told once", async () => {
    const { key } = await createCompany({ verified: false });
    const own = await createUser({ company_key: key, roles: ["SUPPLIER_USER"] });
    const after = async (name: (typeof stateCalls)[number]) => {
      const { body } = await world.app.call(name, { ...as("support"), ...of(key) });
      const page = await world.app.call("GET /companies/:companyKey", of(key));
      const ownPage = await world.app.call("GET /companies/:companyKey", {
        ...of(key),
        as: own.key,
      });
      const vetted = (await findAccount(own.key, "en"))?.actor.vetted;
      return [body.verified, body.enabled, vetted, page.status, ownPage.status];
    };
    const [verified, disabled] = [
      [true, true, true, 200, 200],
      [true, false, false, 404, 200],
    ];
    expect(await after("POST /companies/:companyKey/verify")).toEqual(verified);
    expect(await after("POST /companies/:companyKey/verify")).toEqual(verified);
    expect(await after("POST /companies/:companyKey/disable")).toEqual(disabled);
    expect(await after("POST /companies/:companyKey/enable")).toEqual(verified);
    const unverified = [false, true, false, 404, 200];
    expect(await after("DELETE /companies/:companyKey/verify")).toEqual(unverified);
    expect(
      (await traceOf(key)).trail.map(({ action, before, after }) => [action, before, after]),
    ).toEqual([
      ["company.verified", { verified: false }, { verified: true }],
      ["company.disabled", { enabled: true }, { enabled: false }],
      ["company.enabled", { enabled: false }, { enabled: true }],
      ["company.unverified", { verified: true }, { verified: false }],
    ]);
  });
});

describe("limits", () => {
  const ask = (who: "support" | "manager") =>
    world.app.call("GET /companies/:companyKey/limits", { ...as(who), ...of("maison") });
  const set = (body: object, who: "support" | "manager" = "support") =>
    world.app.call("PUT /companies/:companyKey/limits", { ...as(who), ...of("maison"), body });

  test("are the usual, until support sets the company's own; what it keeps is told beside", async () => {
    const usual = {
      storage: { used: 0, own: null, usual: 5 },
      rows: { used: 0, own: null, usual: 1_500_000 },
    };
    expect((await ask("support")).body).toEqual(usual);
    const own = { storage_gigabytes: 50, checked_rows: null };
    expect((await set(own)).body).toMatchObject({ storage: { own: 50 }, rows: { own: null } });
    await set({ storage_gigabytes: null, checked_rows: 2_000_000 });
    expect((await ask("support")).body.rows.own).toBe(2_000_000);
    const { trail } = await traceOf("maison");
    expect(trail.slice(-2)).toMatchObject([
      {
        action: "company.saved",
        before: { storage_gigabytes: null },
        after: { storage_gigabytes: 50 },
      },
      {
        before: { storage_gigabytes: 50, checked_rows: null },
        after: { storage_gigabytes: null, checked_rows: 2_000_000 },
      },
    ]);
  });

  test("are support's alone, and whole numbers above nothing", async () => {
    const own = { storage_gigabytes: 50, checked_rows: null };
    expect([(await ask("manager")).status, (await set(own, "manager")).status]).toEqual([403, 403]);
    for (const storage_gigabytes of [0, -1, 1.5, 100_001, "50"]) {
      expect((await set({ ...own, storage_gigabytes })).status).toBe(400);
    }
    const nobody = { params: { companyKey: "nobody" }, ...as("support") };
    expect((await world.app.call("GET /companies/:companyKey/limits", nobody)).status).toBe(404);
  });
});
