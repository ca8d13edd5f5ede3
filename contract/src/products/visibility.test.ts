import { expect, test } from "vitest";
import { anonymous, isExcluded, tierFor, type Viewer } from "./visibility.ts";

const supplier = { key: "velouria", excluded_types: ["DISTRIBUTOR"] as const };
const buyer: Viewer = {
  roles: ["BUYER"],
  vetted: true,
  company_key: "maren-holt",
  company_type: "CONSUMER_CARE_BRAND",
};

test.each<[string, Viewer, 0 | 1 | 2]>([
  ["a visitor", anonymous, 0],
  ["an unverified buyer", { ...buyer, vetted: false }, 0],
  ["a vetted buyer", buyer, 1],
  ["a vetted reader of an excluded type", { ...buyer, company_type: "DISTRIBUTOR" }, 0],
  ["an editor of another supplier", { ...buyer, roles: ["SUPPLIER_EDITOR"] }, 1],
  ["an editor of its own", { ...buyer, roles: ["SUPPLIER_EDITOR"], company_key: "velouria" }, 2],
  ["a user of its own", { ...buyer, roles: ["SUPPLIER_USER"], company_key: "velouria" }, 1],
  ["support", { ...buyer, roles: ["NEROLI_ADMIN"], vetted: false }, 2],
])("%s reads a supplier's products at its tier", (_who, viewer, tier) => {
  expect(tierFor(viewer, supplier)).toBe(tier);
});

test("an excluded type does not find the products; own people and support do", () => {
  const distributor = { ...buyer, company_type: "DISTRIBUTOR" as const };
  expect(isExcluded(distributor, supplier)).toBe(true);
  expect(isExcluded(buyer, supplier)).toBe(false);
  expect(isExcluded({ ...distributor, company_key: "velouria" }, supplier)).toBe(false);
  expect(isExcluded({ ...distributor, roles: ["NEROLI_EDITOR"] }, supplier)).toBe(false);
});
