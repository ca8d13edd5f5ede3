import type { EventType } from "@neroli/contract/portals/enumerations.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { joinPortal } from "./commands/join-portal.ts";
import { createEvent, createEventUser } from "./factory.ts";
import { findPortalPermissions } from "./queries/find-portal-permissions.ts";
import { portalTakesSignUps } from "./queries/find-public-portal.ts";
import { portalRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let member: { key: string };
let manager: { key: string };
let waiting: { key: string };
let stranger: { key: string };
let support: { key: string };

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [portalRoutes], ...(await testIdentity()) });
  for (const key of ["maison", "quiet", "left"]) {
    await createCompany({ key, name: key, offering: ["INGREDIENTS"] });
  }
  await createCompany({ key: "gone", name: "gone", enabled: false });
  await createCompany({ key: "lab", name: "lab", type: "TESTING_SERVICE", offering: ["SERVICES"] });
  const companies = ["maison", "left", "gone", "lab"];
  await createEvent({ key: "brand", display_name: "Brand", companies });
  await createEvent({ key: "closed", display_name: "Closed", enabled: false, companies });
  await createEvent({
    key: "show",
    display_name: "Show",
    type: "TRADE_SHOW",
    starts_on: "2026-10-06",
    ends_on: "2026-10-08",
    companies,
  });
  await createEvent({
    key: "old-show",
    display_name: "Old",
    type: "EXPO",
    enabled: false,
    companies,
  });
  await createEvent({
    key: "customers",
    display_name: "Customers",
    type: "CUSTOMER_PORTAL",
    settings: {
      theme: { primary_colour: "#0a5c5c" },
      links: { site: "https://maison.example" },
      support: "help@maison.example",
      takes_sign_ups: true,
    },
  });
  await db()
    .updateTable("event_companies")
    .where("company_key", "=", "left")
    .set({ enabled: false })
    .execute();
  [member, manager, waiting, stranger] = [
    await createUser(),
    await createUser(),
    await createUser(),
    await createUser(),
  ];
  support = await createUser({ roles: ["NEROLI_ADMIN"], company_key: null });
  const held = { "search.portal.brand": "view" } as const;
  for (const event_key of ["brand", "closed"]) {
    await createEventUser({ event_key, user_key: member.key, permissions: held });
  }
  await createEventUser({
    event_key: "brand",
    user_key: manager.key,
    permissions: { "company.portal.brand": "manage" },
    terms_accepted_at: new Date(),
  });
  await createEventUser({
    event_key: "brand",
    user_key: waiting.key,
    permissions: held,
    status: "AWAITING_VERIFICATION",
  });
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
});

describe("GET /events", () => {
  const mine = async (as: { key: string }, query?: Record<string, string>) => {
    const { status, body } = await app.call("GET /events", { as: as.key, ...(query && { query }) });
    expect(status).toBe(200);
    return body.content;
  };

  test("a member's own enabled ones, with what the member holds there", async () => {
    expect(await mine(member)).toEqual([
      {
        key: "brand",
        name: "brand",
        type: "BRAND_PORTAL",
        display_name: "Brand",
        enabled: true,
        promoted: false,
        permissions: { "search.portal.brand": "view" },
        status: "VERIFIED",
        terms_accepted: false,
      },
    ]);
    expect(await mine(manager)).toMatchObject([{ key: "brand", terms_accepted: true }]);
    expect(await mine(stranger)).toEqual([]);
  });

  test("who waits for verification holds nothing yet, and sees that", async () => {
    expect(await mine(waiting)).toMatchObject([
      { key: "brand", permissions: {}, status: "AWAITING_VERIFICATION" },
    ]);
  });

  test("support: all of them; brand portals to manage and search (spec 6)", async () => {
    const all = await mine(support);
    expect(all.map(({ key }) => key)).toEqual(["brand", "closed", "customers", "old-show", "show"]);
    const managed = {
      "product.portal.brand": "manage",
      "user.portal.brand": "manage",
      "company.portal.brand": "manage",
      "document.portal.brand": "manage",
      "search.portal.brand": "view",
    };
    const permissions = all.map((event) => event.permissions);
    expect(permissions).toEqual([managed, managed, {}, {}, {}]);
    expect(all[0]?.status).toBe("NOT_SIGNED_UP");
  });

  test("filters; not signed in; bad input", async () => {
    const keys = async (query: Record<string, string>) =>
      (await mine(support, query)).map(({ key }) => key);
    expect(await keys({ type__eq: "TRADE_SHOW" satisfies EventType })).toEqual(["show"]);
    expect(await keys({ display_name__icontains: "CUST" })).toEqual(["customers"]);
    expect((await app.call("GET /events")).status).toBe(401);
    const wrong = await app.call("GET /events", { as: member.key, query: { type__eq: "PARTY" } });
    expect(wrong.status).toBe(400);
  });
});

describe("what anybody may know", () => {
  test("exhibitions, and portals that take sign-ups", async () => {
    const { body } = await app.call("GET /public/portals");
    expect(body.content).toEqual([
      expect.objectContaining({ key: "customers", type: "CUSTOMER_PORTAL", starts_on: null }),
      {
        key: "show",
        display_name: "Show",
        type: "TRADE_SHOW",
        promoted: false,
        starts_on: "2026-10-06",
        ends_on: "2026-10-08",
      },
    ]);
    const filtered = await app.call("GET /public/portals", { query: { type__eq: "EXPO" } });
    expect(filtered.body.content).toEqual([]);
  });

  test("a portal's settings, with the default colour; nothing of a disabled one", async () => {
    const settings = (portal: string) =>
      app.call("GET /public/portals/:portal", { params: { portal } });
    expect((await settings("customers")).body).toEqual({
      key: "customers",
      type: "CUSTOMER_PORTAL",
      name: "Customers",
      theme: { primary_colour: "#0a5c5c" },
      images: { LOGO: null },
      links: { site: "https://maison.example", terms: null },
      support: "help@maison.example",
      takes_sign_ups: true,
    });
    expect((await settings("brand")).body).toMatchObject({
      theme: { primary_colour: "#784A98" },
      takes_sign_ups: false,
    });
    expect((await settings("closed")).status).toBe(404);
    expect((await settings("no-such-portal")).status).toBe(404);
    expect((await settings("No_Such")).status).toBe(400);
  });

  test("the exhibitions of a company, where it takes part", async () => {
    const of = async (companyKey: string) => {
      const { status, body } = await app.call("GET /public/companies/:companyKey/exhibitions", {
        params: { companyKey },
      });
      return status === 200 ? body.content.map(({ key }) => key) : status;
    };
    expect(await of("maison")).toEqual(["show"]);
    expect(await of("left")).toEqual([]);
    expect(await of("quiet")).toEqual([]);
    expect(await of("gone")).toBe(404);
  });
});

describe("GET /portals/:portal/companies", () => {
  const companies = async (as: { key: string }, portal: string, query = {}) => {
    const { status, body } = await app.call("GET /portals/:portal/companies", {
      as: as.key,
      params: { portal },
      query,
    });
    return status === 200 ? body.content.map(({ key, enabled }) => [key, enabled]) : body.code;
  };
  const shown = [
    ["lab", true],
    ["maison", true],
  ];

  test("for members; of an exhibition for everybody; strangers find no portal", async () => {
    expect(await companies(member, "brand")).toEqual(shown);
    expect(await companies(stranger, "show")).toEqual(shown);
    expect(await companies(stranger, "brand")).toBe("not-found");
    expect(await companies(waiting, "brand")).toBe("not-found");
    expect(await companies(member, "closed")).toBe("not-found");
    const signedOut = await app.call("GET /portals/:portal/companies", {
      params: { portal: "show" },
    });
    expect(signedOut.status).toBe(401);
  });

  test("by offering, type and name", async () => {
    expect(await companies(member, "brand", { offering__eq: "SERVICES" })).toEqual([["lab", true]]);
    expect(await companies(member, "brand", { type__eq: "TESTING_SERVICE" })).toHaveLength(1);
    expect(await companies(member, "brand", { name__icontains: "MAI" })).toEqual([
      ["maison", true],
    ]);
    expect(await companies(member, "brand", { type__eq: "CIRCUS" })).toBe("request.invalid");
  });

  test("the disabled ones for who manages the portal's companies", async () => {
    const include_disabled = "true";
    const withLeft = [
      ["lab", true],
      ["left", false],
      ["maison", true],
    ];
    expect(await companies(manager, "brand", { include_disabled })).toEqual(withLeft);
    expect(await companies(support, "brand", { include_disabled })).toEqual([
      ["gone", true],
      ...withLeft,
    ]);
    expect(await companies(member, "brand", { include_disabled })).toBe("access.forbidden");
    expect(await companies(manager, "show", { include_disabled })).toBe("access.forbidden");
  });
});

describe("GET /search/:event/companies/:companyKey", () => {
  const outcome = async (as: { key: string }, event: string, companyKey: string) => {
    const params = { event, companyKey };
    const answer = await app.call("GET /search/:event/companies/:companyKey", {
      as: as.key,
      params,
    });
    return answer.status === 200 ? answer.body.name : answer.status;
  };

  test("the company's page, where it takes part and exists for the reader", async () => {
    expect(await outcome(member, "brand", "maison")).toBe("maison");
    expect(await outcome(stranger, "show", "maison")).toBe("maison");
    expect(await outcome(support, "closed", "gone")).toBe("gone");
    for (const [as, event, company] of [
      [stranger, "brand", "maison"],
      [member, "closed", "maison"],
      [member, "brand", "left"],
      [member, "brand", "gone"],
      [member, "brand", "quiet"],
      [support, "no-such-event", "maison"],
    ] as const) {
      expect(await outcome(as, event, company), `${event} ${company}`).toBe(404);
    }
    const signedOut = await app.call("GET /search/:event/companies/:companyKey", {
      params: { event: "show", companyKey: "maison" },
    });
    expect(signedOut.status).toBe(401);
  });
});

test("the rights of a person in each enabled event, under known names alone", async () => {
  const { key } = await createUser();
  const granted = { "user.portal.customer": "manage", "search.portal.customer": "view" } as const;
  await createEventUser({ event_key: "customers", user_key: key, permissions: granted });
  await createEventUser({ event_key: "closed", user_key: key, permissions: granted });
  await db()
    .updateTable("event_users")
    .where("user_key", "=", key)
    .set({ permissions: JSON.stringify({ ...granted, "rule.the.world": "manage" }) })
    .execute();
  expect(await findPortalPermissions(key)).toEqual({ customers: granted });
});

test("who joins waits for verification; joining again changes nothing but the terms", async () => {
  const { key: user_key } = await createUser();
  const place = () =>
    db().selectFrom("event_users").where("user_key", "=", user_key).selectAll().executeTakeFirst();
  await joinPortal({ user_key, portal: "customers", terms_accepted: false });
  expect(await place()).toMatchObject({
    event_key: "customers",
    status: "AWAITING_VERIFICATION",
    terms_accepted_at: null,
  });
  await db()
    .updateTable("event_users")
    .where("user_key", "=", user_key)
    .set({ status: "VERIFIED" })
    .execute();
  await joinPortal({ user_key, portal: "customers", terms_accepted: true });
  expect(await place()).toMatchObject({ status: "VERIFIED", terms_accepted_at: expect.any(Date) });
  expect(await portalTakesSignUps("customers")).toBe(true);
  for (const portal of ["brand", "closed", "show", "no-such"]) {
    expect(await portalTakesSignUps(portal)).toBe(false);
  }
});
