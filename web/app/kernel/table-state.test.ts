import { expect, test } from "vitest";
import { readTableState } from "./table-state.ts";

const options = { filters: ["name__icontains", "status__eq"], sort: "name" };
const read = (search: string) => readTableState(new URLSearchParams(search), options);

test("an address without anything is the list as it begins", () => {
  expect(read("")).toEqual({ filters: {}, sort: "name", page: 0, size: 20 });
});

test("filters, sort and page stand in the address; an empty filter is none", () => {
  expect(read("name__icontains=oil&status__eq=&sort=-created_at&page=2")).toEqual({
    filters: { name__icontains: "oil" },
    sort: "-created_at",
    page: 2,
    size: 20,
  });
});

test.each(["page=-3", "page=x", "page=0.4"])("%s is the first page", (search) => {
  expect(read(search).page).toBe(0);
});

test("names that the list does not know stay out of the question to the API", () => {
  expect(read("user=ada&portal=x").filters).toEqual({});
});
