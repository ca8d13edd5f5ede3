import type { Policy } from "@neroli/contract/policies/schema.ts";
import { expect, test } from "vitest";
import { narrowPolicies } from "./narrow-policies.ts";

const policy = (label: string, more: Partial<Policy> = {}): Policy => ({
  ...{ id: label, list: "BLACKLIST", dimension: "INCI", value: label, label, note: "" },
  ...{ created_by: null, created_at: "2026-03-01T10:00:00.000Z", ...more },
});
const policies = [
  policy("Talc", { created_at: "2026-01-01T10:00:00.000Z" }),
  policy("élan", { list: "WHITELIST" }),
  policy("Aqua", { dimension: "CLAIM" }),
];
const all = { filters: {}, sort: "name", page: 0, size: 50 };
const words = { nameOf: ({ label }: Policy) => label, compare: new Intl.Collator("fr").compare };
const shown = (more: Partial<typeof all>) =>
  narrowPolicies(policies, { ...all, ...more }, words).content.map(({ label }) => label);

test("policies are sorted as their reader's language does", () => {
  expect(shown({})).toEqual(["Aqua", "élan", "Talc"]);
  expect(shown({ sort: "-name" })).toEqual(["Talc", "élan", "Aqua"]);
  expect(shown({ sort: "created_at" })[0]).toBe("Talc");
});

test("filters narrow them together", () => {
  expect(shown({ filters: { list: "WHITELIST" } })).toEqual(["élan"]);
  expect(shown({ filters: { dimension: "CLAIM" } })).toEqual(["Aqua"]);
  expect(shown({ filters: { list: "WHITELIST", dimension: "CLAIM" } })).toEqual([]);
});

test("a page beyond the last one shows the last", () => {
  expect(shown({ size: 2, page: 1 })).toEqual(["Talc"]);
  expect(shown({ size: 2, page: 7 })).toEqual(["Talc"]);
  const none = narrowPolicies([], all, words);
  expect(none).toEqual({ content: [], total_pages: 0, total_elements: 0 });
});
