import type { ProductSearch, SupplierSearch } from "@neroli/contract/catalogue/endpoints.ts";
import { decodeFacetValues } from "@neroli/contract/catalogue/facet-values.ts";
import {
  commonFacets,
  type ProductSort,
  productFacets,
  type SupplierSort,
  supplierFacets,
} from "@neroli/contract/catalogue/facets.ts";
import type { Offering } from "@neroli/contract/products/enumerations.ts";
import { facetFieldsOf } from "@neroli/contract/products/fields.ts";
import type { SearchQuery, SearchResult } from "@neroli/search/index-types.ts";
import type { Actor } from "../kernel/actor.ts";
import { findCompanyRow, indexOf, indexViewer, summaryFor, supplierIndex } from "./catalogue.ts";
import { summariseCompany } from "./summarise.ts";

interface Asked<Sort extends string> {
  query: string;
  page: number;
  size: number;
  sort: Sort;
}

const sorts: Record<ProductSort, SearchQuery["sort"] | null> = {
  relevance: null,
  name: { key: "name", direction: "asc" },
  "-name": { key: "name", direction: "desc" },
  newest: { key: "newest", direction: "desc" },
  company: { key: "company", direction: "asc" },
};

/** Search the products of an offering as this reader sees them. */
export function searchProducts(
  actor: Actor,
  { offering, asked }: { offering: Offering; asked: Asked<ProductSort> },
): ProductSearch {
  const groups = new Set<string>([...commonFacets, ...facetFieldsOf(offering)]);
  const filters = filtersOf(
    asked,
    productFacets.filter((group) => groups.has(group)),
  );
  const result = indexOf(offering).search(toQuery(asked, filters), indexViewer(actor));
  const content = result.hits.flatMap(({ key, matches }) => {
    const summary = summaryFor(key, actor);
    return summary ? [{ ...summary, matches }] : [];
  });
  return { ...answer({ asked, filters, result }), content };
}

/** Search suppliers. */
export function searchSuppliers(actor: Actor, asked: Asked<SupplierSort>): SupplierSearch {
  const filters = filtersOf(asked, supplierFacets);
  const result = supplierIndex().search(toQuery(asked, filters), indexViewer(actor));
  const content = result.hits.flatMap(({ key, matches }) => {
    const row = findCompanyRow(key);
    return row ? [{ ...summariseCompany(row), matches }] : [];
  });
  return { ...answer({ asked, filters, result }), content };
}

/** The facet parameters of the query string, by group. */
function filtersOf(asked: object, groups: readonly string[]): Record<string, string[]> {
  const parameters = new Map<string, unknown>(Object.entries(asked));
  const filters: Record<string, string[]> = {};
  for (const group of groups) {
    const values = decodeFacetValues(String(parameters.get(group) ?? ""));
    if (values.length > 0) filters[group] = values;
  }
  return filters;
}

function toQuery(asked: Asked<ProductSort>, filters: Record<string, string[]>): SearchQuery {
  const sort = sorts[asked.sort];
  return { text: asked.query, filters, page: asked.page, size: asked.size, ...(sort && { sort }) };
}

function answer(found: {
  asked: Asked<string>;
  filters: Record<string, string[]>;
  result: SearchResult;
}) {
  const { asked, filters, result } = found;
  return {
    page: asked.page,
    size: asked.size,
    total_elements: result.total,
    total_pages: Math.ceil(result.total / asked.size),
    corrected: result.corrected,
    facets: facetsOf(result, filters),
  };
}

/** Facets that have a value or a filter; companies by name. */
function facetsOf({ facets }: SearchResult, filters: Record<string, string[]>) {
  return Object.entries(facets)
    .map(([group, values]) => {
      const wanted = new Set(filters[group]);
      const counted = values.map(({ value, count }) => ({
        value,
        count,
        selected: wanted.delete(value),
        ...(group === "company" && { name: findCompanyRow(value)?.name ?? value }),
      }));
      // A wanted value that nothing has any more must stay visible, to be taken away.
      const gone = [...wanted].map((value) => ({ value, count: 0, selected: true }));
      return { group, values: [...gone, ...counted] };
    })
    .filter(({ values }) => values.length > 0);
}
