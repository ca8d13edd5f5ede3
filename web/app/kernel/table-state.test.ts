import { expect, test } from "vitest";
import { readTableState, withState } from "./table-state.ts";

const options = { filters: ["name__icontains", "type__eq"], sort: "name" };
const read = (address: string) => readTableState(new URLSearchParams(address), options);

test("an address without anything shows the first page in the list's own order", () => {
  expect(read("")).toEqual({ filters: {}, sort: "name", page: 0, size: 20 });
});

test("a link brings back page, order and filters, and nothing that is not the list's", () => {
  expect(read("name__icontains=mill&type__eq=&page=3&sort=-name&portal=x")).toEqual({
    filters: { name__icontains: "mill" },
    sort: "-name",
    page: 3,
    size: 20,
  });
});

test("a value that a filter does not have is dropped, wherever it came from", () => {
  const typed = (address: string) =>
    readTableState(new URLSearchParams(address), {
      ...options,
      choices: { type__eq: ["SAMPLE", "QUOTE"] },
    }).filters;
  expect(typed("type__eq=GIFT&name__icontains=mill")).toEqual({ name__icontains: "mill" });
  expect(typed("type__eq=QUOTE")).toEqual({ type__eq: "QUOTE" });
});

test.each(["-1", "abc", "", "NaN", "1e999"])("page %o in the address is the first one", (page) => {
  expect(read(`page=${page}`).page).toBe(0);
});

test("a page that is no whole number counts as the one before", () => {
  expect(read("page=2.7").page).toBe(2);
});

test("what changes is set, what is emptied goes, and the rest of the address stays", () => {
  const before = new URLSearchParams("portal=x&page=4&name__icontains=mill");
  const after = withState(before, { name__icontains: "", type__eq: "MEDIA", page: "" });
  expect(after.toString()).toBe("portal=x&type__eq=MEDIA");
  expect(before.get("page")).toBe("4");
});
