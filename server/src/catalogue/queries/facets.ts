import type { Facet } from "@neroli/contract/catalogue/endpoints.ts";
import { decodeFacetValues } from "@neroli/contract/catalogue/facet-values.ts";
import { facetValuesShown } from "@neroli/contract/catalogue/facets.ts";
import type { SearchResult } from "@neroli/search/index-types.ts";

export type Filters = Record<string, readonly string[]>;

/** The wanted values by group, from the parameters of an address. */
export function readFilters(asked: object, groups: readonly string[]): Filters {
  const filters: Record<string, readonly string[]> = {};
  for (const [group, given] of Object.entries(asked)) {
    if (typeof given !== "string" || !groups.includes(group)) continue;
    const values = decodeFacetValues(given).filter((value) => value !== "");
    if (values.length > 0) filters[group] = [...new Set(values)];
  }
  return filters;
}

interface Presentation {
  /** Those answered, in this order; one without values is left out. */
  groups: readonly string[];
  filters: Filters;
  /** Groups of which all values are shown. */
  whole: readonly string[];
  /** Words for the groups whose values are keys. */
  names?: Record<string, (value: string) => string | undefined>;
}

/** The question that makes an index answer at least the values that are shown. */
export const commonestBeside = (whole: readonly string[]) => ({
  commonest: { most: facetValuesShown, whole },
});

/** Counted values as a page shows them: commonest first, then by name; wanted ones always. */
export function presentFacets(
  { facets, facet_totals }: Pick<SearchResult, "facets" | "facet_totals">,
  { groups, filters, whole, names = {} }: Presentation,
): Facet[] {
  return groups.flatMap((group) => {
    const wanted = filters[group] ?? [];
    const counts = facets[group] ?? [];
    const nameOf = names[group];
    const isWhole = whole.includes(group);
    if (!nameOf && wanted.length === 0) {
      if (counts.length === 0) return [];
      const values = isWhole ? counts : counts.slice(0, facetValuesShown);
      return [{ group, total: facet_totals[group] ?? 0, values }];
    }
    const missing = missingIn(counts, wanted);
    const values = [...counts, ...missing.map((value) => ({ value, count: 0 }))].map(
      ({ value, count }) => {
        const name = nameOf?.(value);
        const shown: Facet["values"][number] = { value, count };
        if (name !== undefined) shown.name = name;
        if (wanted.includes(value)) shown.selected = true;
        return shown;
      },
    );
    if (values.length === 0) return [];
    if (nameOf) values.sort(byCountThenName);
    const total = (facet_totals[group] ?? 0) + missing.length;
    return [{ group, total, values: isWhole ? values : firstOf(values) }];
  });
}

function missingIn(counts: readonly Value[], wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return wanted;
  const found = new Set(counts.map(({ value }) => value));
  return wanted.filter((value) => !found.has(value));
}

type Value = Facet["values"][number];

const firstOf = (values: readonly Value[]): Value[] =>
  values.filter(({ selected }, at) => at < facetValuesShown || selected);

const collator = new Intl.Collator("en");

const byCountThenName = (a: Value, b: Value): number =>
  b.count - a.count || collator.compare(a.name ?? a.value, b.name ?? b.value);
