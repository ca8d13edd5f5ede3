import { facetValuesShown } from "@neroli/contract/catalogue/facets.ts";
import { expect, test } from "vitest";
import { arrangeFacets, firstValues } from "./facet-groups.ts";
import { readState } from "./search-state.ts";

const groups = ["odor", "functions", "segment", "company", "origin", "color", "applications"];
const state = (search: string) =>
  readState(
    { pathname: "/ingredients/search", search },
    { facets: groups, ranges: [], sorts: ["relevance"] },
  );
const values = (length: number, selected?: number) =>
  Array.from({ length }, (_, at) => ({
    value: `v${at}`,
    count: length - at,
    ...(at === selected && { selected: true as const }),
  }));
const facets = groups.map((group) => ({ group, total: 12, values: values(12) }));

test("the groups stand by interest, and the first five are open", () => {
  const arranged = arrangeFacets(facets, state(""));
  expect(arranged.map(({ group }) => group)).toEqual([
    "segment",
    "functions",
    "applications",
    "company",
    "origin",
    "odor",
    "color",
  ]);
  expect(arranged.filter(({ open }) => open)).toHaveLength(5);
});

test("a group in use is open wherever it stands; one without hits is left out", () => {
  const empty = { group: "color", total: 0, values: [] };
  const arranged = arrangeFacets([...facets.slice(0, 5), empty], state("?odor=v1"));
  expect(arranged.find(({ group }) => group === "odor")?.open).toBe(true);
  expect(arranged.some(({ group }) => group === "color")).toBe(false);
});

test("a selected value stands first, even when it is rare", () => {
  const odor = { group: "odor", total: 12, values: values(12, 11) };
  const [group] = arrangeFacets([odor], state("?odor=v11"));
  const shown = firstValues(group?.values ?? []);
  expect(shown.map(({ value }) => value)).toEqual([
    "v11",
    ...Array.from({ length: facetValuesShown - 1 }, (_, at) => `v${at}`),
  ]);
});
