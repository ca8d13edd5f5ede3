import type { EventType } from "@neroli/contract/enumerations/portals.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../catalogue/factory.ts";
import { createCompany } from "../companies/factory.ts";
import { testIdentity } from "../identity/factory.ts";
import { db } from "../kernel/db/db.ts";
import { freshDatabase } from "../kernel/testing/database.ts";
import { type TestApp, testApp } from "../kernel/testing/test-app.ts";
import { createUser } from "../users/factory.ts";
import { joinPortal } from "./commands/join-portal.ts";
import { portalCompanyRoutes } from "./companies/routes.ts";
import { createEvent, createEventUser } from "./factory.ts";
import { findPortalPermissions } from "./queries/find-portal-permissions.ts";
import { portalRoutes } from "./routes.ts";
import { createPortals } from "./testing-portals.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let people: Awaited<ReturnType<typeof createPortals>>;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [portalRoutes, portalCompanyRoutes], ...(await testIdentity()) });
  people = await createPortals();
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
    expect(await mine(people.member)).toEqual([
      {
        key: "brand",
        name: "brand",
        type: "BRAND_PORTAL",
        display_name: "Brand",
        enabled: true,
        promoted: false,
        ...{ starts_on: null, ends_on: null, place: "", country: null, time_zone: "UTC" },
        permissions: { "search.portal.brand": "view" },
        status: "VERIFIED",
        terms_accepted: false,
        terms_due: null,
      },
    ]);
    expect(await mine(people.manager)).toMatchObject([{ key: "brand", terms_accepted: true }]);
    expect(await mine(people.stranger)).toEqual([]);
  });

  test("who waits for verification holds nothing yet, and sees that", async () => {
    expect(await mine(people.waiting)).toMatchObject([
      { key: "brand", permissions: {}, status: "AWAITING_VERIFICATION" },
    ]);
  });

  test("support: all of them; brand portals to manage and search (spec 6)", async () => {
    const all = await mine(people.support);
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
      (await mine(people.support, query)).map(({ key }) => key);
    expect(await keys({ type__eq: "TRADE_SHOW" satisfies EventType })).toEqual(["show"]);
    expect(await keys({ display_name__icontains: "CUST" })).toEqual(["customers"]);
    expect((await app.call("GET /events")).status).toBe(401);
    const wrong = await app.call("GET /events", {
      as: people.member.key,
      query: { type__eq: "PARTY" },
    });
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
      images: { LOGO: null, LOGO_DARK: null, FAVICON: null },
      links: { site: "https://maison.example", terms: null, imprint: null, privacy: null },
      support: "help@maison.example",
      languages: ["en", "de", "it", "fr", "es"],
      sender_name: null,
      variant: null,
      takes_sign_ups: true,
    });
    expect((await settings("brand")).body).toMatchObject({
      theme: { primary_colour: "#784a98" },
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

  test("those that are over, and those that are not, by the calendar where they are", async () => {
    const { key: company } = await createCompany();
    const dayIn = (time_zone: string) =>
      new Intl.DateTimeFormat("sv-SE", { timeZone: time_zone }).format(new Date());
    const at = async (key: string, time_zone: string, last: string | null) =>
      createEvent({
        ...{ key, type: "EXPO", companies: [company], time_zone },
        ...{ starts_on: last && "2026-01-01", ends_on: last },
      });
    // Somewhere it is another day than there.
    const [east, west] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"] as const;
    await at("over-east", east, dayIn(west));
    await at("last-day-west", west, dayIn(west));
    await at("unannounced", "UTC", null);
    const keys = async (over: string) => {
      const { body } = await app.call("GET /public/companies/:companyKey/exhibitions", {
        params: { companyKey: company },
        query: { over },
      });
      return body.content.map(({ key }) => key).toSorted();
    };
    expect(await keys("false")).toEqual(["last-day-west", "unannounced"]);
    expect(await keys("true")).toEqual(["over-east"]);
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
  await joinPortal({ user_key, portal: "customers", terms_accepted: false, language: "en" });
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
  await joinPortal({ user_key, portal: "customers", terms_accepted: true, language: "en" });
  expect(await place()).toMatchObject({ status: "VERIFIED", terms_accepted_at: expect.any(Date) });
});
