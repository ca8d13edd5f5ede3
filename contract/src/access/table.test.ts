import { expect, test } from "vitest";
import { mayAccess } from "./table.ts";

const none = { permissions: {} };

test("a permission is needed beside the role; view is satisfied by manage", () => {
  const manager = { roles: ["SUPPLIER_MANAGER"] as const };
  expect(mayAccess("analytics", { ...manager, ...none })).toBe("forbidden");
  expect(mayAccess("analytics", { ...manager, permissions: { analytics_show: "view" } })).toBe(
    "allowed",
  );
  expect(mayAccess("analytics", { ...manager, permissions: { analytics_show: "manage" } })).toBe(
    "allowed",
  );
});

test("support passes; a visitor is asked to sign in, a wrong role is refused", () => {
  expect(mayAccess("leads", { roles: ["NEROLI_ADMIN"], ...none })).toBe("allowed");
  expect(mayAccess("requests", null)).toBe("signed-out");
  expect(mayAccess("edit-company", { roles: ["BUYER"], ...none })).toBe("forbidden");
  expect(mayAccess("public", null)).toBe("allowed");
});
