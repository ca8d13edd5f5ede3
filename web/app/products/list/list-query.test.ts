import { expect, test } from "vitest";
import { listQuery, narrowing } from "./list-query.ts";

const state = { sort: "name", page: 0, size: 50 };

test("a share of completeness becomes the API's bounds", () => {
  expect(listQuery("SERVICES", { ...state, filters: { completeness: "lt80" } })).toEqual({
    offering: "SERVICES",
    completeness__lt: "80",
    sort: "name",
    page: "0",
    size: "50",
  });
  const complete = listQuery("SERVICES", { ...state, filters: { completeness: "gte100" } });
  expect(complete.completeness__gte).toBe("100");
});

test("what looks like a CAS number is looked for as one, among ingredients alone", () => {
  const typed = { name__icontains: "56-81-5" };
  expect(listQuery("INGREDIENTS", { ...state, filters: typed }).cas__icontains).toBe("56-81-5");
  expect(listQuery("FORMULATIONS", { ...state, filters: typed }).name__icontains).toBe("56-81-5");
  const name = listQuery("INGREDIENTS", { ...state, filters: { name__icontains: "PEG-40" } });
  expect(name.name__icontains).toBe("PEG-40");
});

test("the company and the trash are places, not filters", () => {
  const filters = { company: "a", status__eq: "TRASHED", segment__eq: "FOOD" };
  expect(narrowing(filters)).toEqual([["segment__eq", "FOOD"]]);
});
