import { expect, test } from "vitest";
import { apiQuery, hrefOf, readState, sameHits, toggled, wanted } from "./search-state.ts";

const kind = {
  facets: ["segment", "functions"],
  sorts: ["relevance", "name"],
} as const satisfies Parameters<typeof readState>[1];
const at = (search: string) => readState({ pathname: "/ingredients/search", search }, kind);
const address = (href: string) => new URL(href, "http://neroli.test");

test("what the address says comes back as an address", () => {
  const state = at("?query=shea+butter&functions=Chelating%252C+strong,Emollient&sort=name&page=3");
  expect(state).toMatchObject({ query: "shea butter", sort: "name", page: 3, view: "cards" });
  expect(state.filters).toEqual({ functions: ["Chelating, strong", "Emollient"] });
  expect(at(address(hrefOf(state, { page: 3 })).search)).toEqual(state);
});

test("what nobody asked for is not in the address", () => {
  expect(hrefOf(at(""))).toBe("/ingredients/search");
  expect(hrefOf(at("?sort=relevance&view=cards&page=0&unknown=1"))).toBe("/ingredients/search");
});

test("nonsense in the address is no error", () => {
  const state = at("?page=-1&sort=price&view=map&segment=,,");
  expect(state).toMatchObject({ page: 0, sort: "relevance", view: "cards", filters: {} });
  expect(at("?page=1.5").page).toBe(0);
  expect(at("?page=99999999").page).toBe(0);
  expect(at(`?query=${"a".repeat(400)}`).query).toHaveLength(300);
});

test("every change but paging starts at the first page again", () => {
  const state = at("?query=oil&page=4");
  expect(hrefOf(state, { sort: "name" })).toBe("/ingredients/search?query=oil&sort=name");
  expect(hrefOf(state, { page: 5 })).toBe("/ingredients/search?query=oil&page=5");
});

test("a filter is added, and taken away when it is there", () => {
  const one = toggled({}, "functions", "Emollient");
  const two = toggled(one, "functions", "Humectant");
  expect(two).toEqual({ functions: ["Emollient", "Humectant"] });
  expect(toggled(two, "functions", "Emollient")).toEqual({ functions: ["Humectant"] });
  expect(toggled(one, "functions", "Emollient")).toEqual({});
  expect(wanted({ ...at(""), filters: two })).toHaveLength(2);
});

test("the API is asked with the filters encoded once", () => {
  expect(apiQuery(at("?query=a&functions=1%252C2-Diol,B&view=list"))).toEqual({
    query: "a",
    page: "0",
    sort: "relevance",
    functions: "1%2C2-Diol,B",
  });
});

test("another view of the same hits is not another search", () => {
  const from = address("/ingredients/search?query=a");
  expect(sameHits(from, address("/ingredients/search?query=a&view=list&open=functions"))).toBe(
    true,
  );
  expect(sameHits(from, address("/ingredients/search?query=a&page=1"))).toBe(false);
  expect(sameHits(from, address("/formulations/search?query=a"))).toBe(false);
});
