import { describe, expect, test } from "vitest";
import type { EventType } from "../enumerations/portals.ts";
import { isBrandPortalUser, mayVisit, type PageGuard, type Reader } from "./guard.ts";
import type { Permissions } from "./table.ts";

const buyer: Reader = { standing: "admitted", roles: ["BUYER"], permissions: {}, portals: [] };
const support: Reader = { ...buyer, roles: ["NEROLI_EDITOR"] };
const member = (type: EventType, permissions: Permissions, key = "lumen"): Reader => ({
  ...buyer,
  portals: [{ key, type, permissions }],
});
const customer = (level: "view" | "manage") =>
  member("CUSTOMER_PORTAL", { "user.portal.customer": level });

const guard: PageGuard = {
  who: "support",
  portal: "event",
  customer: ["user.portal.customer"],
  brand: ["company.portal.brand", "search.portal.brand"],
};

describe("a page that portals open", () => {
  test.each<[string, Reader | null, string]>([
    ["a visitor", null, "signed-out"],
    ["a buyer without a portal", buyer, "forbidden"],
    ["support", support, "allowed"],
    ["who manages the customer portal", customer("manage"), "allowed"],
    ["who only views in the customer portal", customer("view"), "forbidden"],
    [
      "who manages companies of the brand portal",
      member("BRAND_PORTAL", { "company.portal.brand": "manage" }),
      "allowed",
    ],
    [
      "who views companies of the brand portal",
      member("BRAND_PORTAL", { "company.portal.brand": "view" }),
      "forbidden",
    ],
    [
      "who may search the brand portal",
      member("BRAND_PORTAL", { "search.portal.brand": "view" }),
      "allowed",
    ],
    [
      "who manages something else there",
      member("BRAND_PORTAL", { "product.portal.brand": "manage" }),
      "forbidden",
    ],
    [
      "who manages another brand portal",
      member("BRAND_PORTAL", { "company.portal.brand": "manage" }, "another"),
      "forbidden",
    ],
    [
      "who holds a brand portal's key in a customer portal",
      member("CUSTOMER_PORTAL", { "company.portal.brand": "manage" }),
      "forbidden",
    ],
    [
      "who holds a customer portal's key in a brand portal",
      member("BRAND_PORTAL", { "user.portal.customer": "manage" }),
      "forbidden",
    ],
  ])("%s", (_who, reader, verdict) => {
    expect(mayVisit(guard, reader, "lumen")).toBe(verdict);
  });

  test("a portal's right opens nothing that does not name it", () => {
    expect(mayVisit({ who: "support" }, customer("manage"), "lumen")).toBe("forbidden");
    expect(mayVisit(guard, customer("manage"))).toBe("forbidden");
  });
});

test("users other than support need the role and the permission; view is satisfied by manage", () => {
  const manager: Reader = { ...buyer, roles: ["SUPPLIER_MANAGER"] };
  const analytics: PageGuard = { who: "analytics" };
  expect(mayVisit(analytics, manager)).toBe("forbidden");
  for (const level of ["view", "manage"] as const) {
    const permissions: Permissions = { analytics_show: level };
    expect(mayVisit(analytics, { ...manager, permissions })).toBe("allowed");
    expect(mayVisit(analytics, { ...buyer, permissions })).toBe("forbidden");
  }
  expect(mayVisit(analytics, support)).toBe("allowed");
});

test("what is for visitors turns everybody else away, support too", () => {
  const signUp: PageGuard = { who: "visitors" };
  expect(mayVisit(signUp, null)).toBe("allowed");
  expect(mayVisit(signUp, buyer)).toBe("signed-in");
  expect(mayVisit(signUp, support)).toBe("signed-in");
});

test("a brand portal user holds something in a brand portal and is not support", () => {
  const searching = member("BRAND_PORTAL", { "search.portal.brand": "view" });
  expect(isBrandPortalUser(searching)).toBe(true);
  expect(isBrandPortalUser({ ...searching, roles: support.roles })).toBe(false);
  expect(isBrandPortalUser(member("BRAND_PORTAL", {}))).toBe(false);
  expect(isBrandPortalUser(customer("manage"))).toBe(false);
});
