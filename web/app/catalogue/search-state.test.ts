import { expect, test } from "vitest";
import {
  apiQuery,
  countFilters,
  hrefOf,
  ranged,
  readState,
  sameHits,
  toggled,
} from "./search-state.ts";

const kind = {
  facets: ["segment", "functions"],
  ranges: ["usage_level"],
  sorts: ["relevance", "name"],
} as const satisfies Parameters<typeof readState>[1];
const at = (search: string) => readState({ pathname: "/ingredients/search", search }, kind);
const address = (href: string) => new URL(href, "http://neroli.test");

test("what the address says comes back as an address", () => {
  const state = at("?query=shea+butter&functions=Chelating%252C+strong,Emollient&sort=name&page=3");
  expect(state).toMatchObject({ query: "shea butter", sort: "name", page: 3, view: null });
  expect(state.filters).toEqual({ functions: ["Chelating, strong", "Emollient"] });
  expect(at(address(hrefOf(state, { page: 3 })).search)).toEqual(state);
});

test("what nobody asked for is not in the address", () => {
  expect(hrefOf(at(""))).toBe("/ingredients/search");
  expect(hrefOf(at("?sort=relevance&size=20&page=0&unknown=1"))).toBe("/ingredients/search");
});

test("nonsense in the address is no error", () => {
  const state = at("?page=-1&sort=price&view=map&segment=,,");
  expect(state).toMatchObject({ page: 0, sort: "relevance", view: null, filters: {} });
  expect(at("?page=1.5").page).toBe(0);
  expect(at("?page=99999999").page).toBe(5_000);
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
  expect(countFilters({ ...at(""), filters: two })).toBe(2);
});

test("the API is asked with the filters encoded once", () => {
  expect(apiQuery(at("?query=a&functions=1%252C2-Diol,B&view=list"))).toEqual({
    query: "a",
    page: "0",
    size: "20",
    sort: "relevance",
    functions: "1%2C2-Diol,B",
  });
});

test("numbers and contents stand in the address as people write them", () => {
  const search =
    "?usage_level=0.5..3&contains=inci:NIACINAMIDE&without=inci:1%252C2-Diol,claims:Vegan";
  const state = at(search);
  expect(state.ranges).toEqual({ usage_level: { min: 0.5, max: 3 } });
  expect(state.contains).toEqual([{ kind: "inci", value: "NIACINAMIDE" }]);
  expect(state.without).toEqual([
    { kind: "inci", value: "1,2-Diol" },
    { kind: "claims", value: "Vegan" },
  ]);
  expect(hrefOf(state)).toBe(`/ingredients/search${search}`);
  expect(countFilters(state)).toBe(4);
  expect(apiQuery(state)).toMatchObject({
    usage_level: "0.5..3",
    without: "inci:1%2C2-Diol,claims:Vegan",
  });
  const open = { min: null, max: 3 };
  expect(hrefOf(state, { ...at(""), ranges: ranged(state.ranges, "usage_level", open) })).toBe(
    "/ingredients/search?usage_level=..3",
  );
  expect(ranged(state.ranges, "usage_level", { min: null, max: null })).toEqual({});
});

test.each([
  ["3", "interval"],
  ["a..b", "interval"],
  ["1...2", "interval"],
  ["5..1", "field-reasons.range-reversed"],
  ["..150", "field-reasons.percent"],
])("%j narrows nothing, and is no error: the page says so", (text, fault) => {
  const state = at(`?usage_level=${text}&contains=gold&without=metal:gold`);
  expect(state).toMatchObject({ ranges: {}, contains: [], without: [] });
  expect(state.refused).toMatchObject([{ field: "usage_level", typed: text, fault }]);
  expect(hrefOf(state)).toBe("/ingredients/search");
});

test("an interval without ends is none, and nothing to speak of", () => {
  expect(at("?usage_level=..")).toMatchObject({ ranges: {}, refused: [] });
  expect(at("?usage_level=")).toMatchObject({ ranges: {}, refused: [] });
});

test("another view of the same hits is not another search", () => {
  const from = address("/ingredients/search?query=a");
  expect(sameHits(from, address("/ingredients/search?query=a&view=list&open=functions"))).toBe(
    true,
  );
  expect(sameHits(from, address("/ingredients/search?query=a&page=1"))).toBe(false);
  expect(sameHits(from, address("/formulations/search?query=a"))).toBe(false);
});
