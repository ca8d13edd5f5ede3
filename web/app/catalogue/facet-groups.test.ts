import { expect, test } from "vitest";
import { arrangeFacets, firstValues, onlyShown, shownAtFirst } from "./facet-groups.ts";
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
const facets = groups.map((group) => ({ group, values: values(12) }));

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
  const empty = { group: "color", values: [{ value: "red", count: 0 }] };
  const arranged = arrangeFacets([...facets.slice(0, 5), empty], state("?odor=v1"));
  expect(arranged.find(({ group }) => group === "odor")?.open).toBe(true);
  expect(arranged.some(({ group }) => group === "color")).toBe(false);
});

test("a selected value stands first, even when it is rare", () => {
  const [group] = arrangeFacets([{ group: "odor", values: values(12, 11) }], state("?odor=v11"));
  const shown = firstValues(group?.values ?? []);
  expect(shown.map(({ value }) => value)).toEqual([
    "v11",
    ...Array.from({ length: shownAtFirst - 1 }, (_, at) => `v${at}`),
  ]);
});

test("a page carries no value that it does not show, but the totals", () => {
  const sent = onlyShown(arrangeFacets(facets, state("?open=odor")));
  const of = (group: string) => sent.find((each) => each.group === group);
  expect(of("functions")).toMatchObject({
    total: 12,
    values: values(shownAtFirst + 4).slice(0, 8),
  });
  expect(of("color")).toMatchObject({ total: 12, values: [] });
  expect(of("odor")?.values).toHaveLength(12);
});
