import { describe, expect, test } from "vitest";
import { mayVisit, type Reader } from "../access/guard.ts";
import { guardOf, type PagePath, pages } from "../access/pages.ts";
import type { Role } from "../access/roles.ts";
import type { NotificationData } from "./schema.ts";
import { notificationAddress } from "./sentence.ts";
import {
  hiddenActions,
  type NotificationSubject,
  type ShownAction,
  shownNotifications,
} from "./table.ts";

/** Who is told of such a thing. */
const receivers: Record<NotificationSubject, readonly Role[]> = {
  request: ["BUYER", "BUYER_MANAGER", "SUPPLIER_USER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  download: ["BUYER", "BUYER_MANAGER", "SUPPLIER_USER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  documents: ["SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  team: ["BUYER_MANAGER", "SUPPLIER_MANAGER"],
  project: ["BUYER", "BUYER_MANAGER", "SUPPLIER_USER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  products: ["SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  webhooks: ["SUPPLIER_MANAGER"],
  meetings: ["BUYER", "BUYER_MANAGER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  leads: ["SUPPLIER_MANAGER"],
  supplier: ["BUYER", "BUYER_MANAGER", "SUPPLIER_USER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
  none: ["BUYER", "BUYER_MANAGER", "SUPPLIER_USER", "SUPPLIER_EDITOR", "SUPPLIER_MANAGER"],
};

const data: NotificationData = { request_key: "asked", download_key: "made" };
const reader = (role: Role): Reader => ({
  ...{ roles: [role], permissions: {}, portals: [] },
  ...{ standing: "admitted", vetted: true },
});

describe("a notification leads to a page that opens for whoever gets it", () => {
  test.each(Object.keys(shownNotifications) as ShownAction[])("%s", (action) => {
    const address = new URL(notificationAddress({ action, data }), "https://neroli.example");
    expect(pages).toHaveProperty([address.pathname]);
    const { leads_to } = shownNotifications[action];
    for (const role of receivers[leads_to]) {
      expect(mayVisit(guardOf(address.pathname as PagePath), reader(role)), role).toBe("allowed");
    }
    if (leads_to === "request") expect(address.searchParams.get("requestId")).toBe("asked");
  });
});

test("the three that are hidden are none of those that are shown", () => {
  expect(hiddenActions).toEqual(["USER_REGISTRATION", "PRODUCT_UPDATED", "COMPANY_UPDATED"]);
  for (const action of hiddenActions) expect(shownNotifications).not.toHaveProperty(action);
});
