import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/factory.ts";
import { testIdentity } from "../../identity/factory.ts";
import { freshDatabase } from "../../kernel/testing/database.ts";
import { type TestApp, testApp } from "../../kernel/testing/test-app.ts";
import { createPortals } from "../testing-portals.ts";
import { portalCompanyRoutes } from "./routes.ts";

let database: { close(): Promise<void> };
let catalogue: { stop(): Promise<void> };
let app: TestApp;
let people: Awaited<ReturnType<typeof createPortals>>;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await createCatalogue();
  app = await testApp({ routes: [portalCompanyRoutes], ...(await testIdentity()) });
  people = await createPortals();
});
afterAll(async () => {
  await app.close();
  await catalogue.stop();
  await database.close();
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
    expect(await companies(people.member, "brand")).toEqual(shown);
    expect(await companies(people.stranger, "show")).toEqual(shown);
    expect(await companies(people.stranger, "brand")).toBe("not-found");
    expect(await companies(people.waiting, "brand")).toBe("not-found");
    expect(await companies(people.member, "closed")).toBe("not-found");
    const signedOut = await app.call("GET /portals/:portal/companies", {
      params: { portal: "show" },
    });
    expect(signedOut.status).toBe(401);
  });

  test("by offering, type and name", async () => {
    expect(await companies(people.member, "brand", { offering__eq: "SERVICES" })).toEqual([
      ["lab", true],
    ]);
    expect(await companies(people.member, "brand", { type__eq: "TESTING_SERVICE" })).toHaveLength(
      1,
    );
    expect(await companies(people.member, "brand", { name__icontains: "MAI" })).toEqual([
      ["maison", true],
    ]);
    expect(await companies(people.member, "brand", { type__eq: "CIRCUS" })).toBe("request.invalid");
  });

  test("the disabled ones for who manages the portal's companies", async () => {
    const include_disabled = "true";
    const withLeft = [
      ["lab", true],
      ["left", false],
      ["maison", true],
    ];
    expect(await companies(people.manager, "brand", { include_disabled })).toEqual(withLeft);
    expect(await companies(people.support, "brand", { include_disabled })).toEqual([
      ["gone", true],
      ...withLeft,
    ]);
    expect(await companies(people.member, "brand", { include_disabled })).toBe("access.forbidden");
    expect(await companies(people.manager, "show", { include_disabled })).toBe("access.forbidden");
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
    expect(await outcome(people.member, "brand", "maison")).toBe("maison");
    expect(await outcome(people.stranger, "show", "maison")).toBe("maison");
    expect(await outcome(people.support, "closed", "gone")).toBe("gone");
    for (const [as, event, company] of [
      [people.stranger, "brand", "maison"],
      [people.member, "closed", "maison"],
      [people.member, "brand", "left"],
      [people.member, "brand", "gone"],
      [people.member, "brand", "quiet"],
      [people.support, "no-such-event", "maison"],
    ] as const) {
      expect(await outcome(as, event, company), `${event} ${company}`).toBe(404);
    }
    const signedOut = await app.call("GET /search/:event/companies/:companyKey", {
      params: { event: "show", companyKey: "maison" },
    });
    expect(signedOut.status).toBe(401);
  });
});
