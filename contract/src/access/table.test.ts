import { expect, test } from "vitest";
import { standingOf } from "./standing.ts";
import { type AccessRow, accessTable, mayAccess } from "./table.ts";

const none = { standing: "admitted", permissions: {} } as const;

test("a permission is needed beside the role; view is satisfied by manage", () => {
  const manager = { ...none, roles: ["SUPPLIER_MANAGER"] as const };
  expect(mayAccess("analytics", manager)).toBe("forbidden");
  expect(mayAccess("analytics", { ...manager, permissions: { analytics_show: "view" } })).toBe(
    "allowed",
  );
  expect(mayAccess("analytics", { ...manager, permissions: { analytics_show: "manage" } })).toBe(
    "allowed",
  );
});

test("support passes; a visitor is asked to sign in, a wrong role is refused", () => {
  expect(mayAccess("leads", { ...none, roles: ["NEROLI_ADMIN"] })).toBe("allowed");
  expect(mayAccess("requests", null)).toBe("signed-out");
  expect(mayAccess("edit-company", { ...none, roles: ["BUYER"] })).toBe("forbidden");
  expect(mayAccess("public", null)).toBe("allowed");
});

test("whoever waits has no more than their own matters, whatever roles the account holds", () => {
  const waiting = { ...none, standing: "waiting", roles: ["SUPPLIER_MANAGER"] } as const;
  const open = (Object.keys(accessTable) as AccessRow[]).filter(
    (row) => mayAccess(row, waiting) === "allowed",
  );
  expect(open).toEqual(["public", "signed-in"]);
  expect(mayAccess("requests", waiting)).toBe("unverified");
  // There is nothing to wait for.
  expect(mayAccess("support", waiting)).toBe("forbidden");
});

test.each([
  ["admitted", { status: "VERIFIED" }],
  ["founding", {}],
  ["waiting", { company: { verified: false, has_verified_user: true } }],
  ["waiting", { company: { verified: true, has_verified_user: false } }],
  ["waiting", { company: null }],
  ["admitted", { roles: ["NEROLI_EDITOR"] }],
] as const)("%s: %j", (standing, facts) => {
  const company = { verified: false, has_verified_user: false };
  const first = { roles: ["SUPPLIER_USER"], status: "AWAITING_VERIFICATION", company } as const;
  expect(standingOf({ ...first, ...facts })).toBe(standing);
});
