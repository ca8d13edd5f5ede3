import { expect, test } from "vitest";
import { anonymous } from "../products/visibility.ts";
import { downloadRefusal } from "./access.ts";

const stranger = { ...anonymous, company_key: "buyer" };
const open = { company_key: "maker", visibility: "PUBLIC", granted: false } as const;
const confidential = {
  company_key: "maker",
  visibility: "CONFIDENTIAL",
  granted: false,
} as const;
const granted = { ...confidential, granted: true };

test.each([
  ["a visitor", anonymous, "access.unverified", "access.unverified"],
  ["an unverified account", stranger, "access.unverified", "access.unverified"],
  ["a vetted reader", { ...stranger, vetted: true }, null, "documents.confidential"],
  ["a colleague", { ...anonymous, company_key: "maker" }, null, null],
  ["support", { ...anonymous, roles: ["NEROLI_ADMIN"] as const }, null, null],
])("%s", (_who, viewer, refusedOpen, refusedConfidential) => {
  expect(downloadRefusal(viewer, open)).toBe(refusedOpen);
  expect(downloadRefusal(viewer, confidential)).toBe(refusedConfidential);
  // Access that was given opens what is confidential, and to no more people than what is open.
  expect(downloadRefusal(viewer, granted)).toBe(refusedOpen);
});
