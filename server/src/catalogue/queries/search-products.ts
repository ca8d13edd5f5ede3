import type { catalogueEndpoints, ProductSearch } from "@neroli/contract/catalogue/endpoints.ts";
import {
  commonFacets,
  type ProductSort,
  productFacets,
} from "@neroli/contract/catalogue/facets.ts";
import { toPage } from "@neroli/contract/kernel/list.ts";
import { type Offering, offerings } from "@neroli/contract/products/enumerations.ts";
import { facetFieldsOf } from "@neroli/contract/products/fields.ts";
import type { SearchQuery } from "@neroli/search/index-types.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import { catalogue, type ProductEntry } from "../catalogue.ts";
import { productTier, productViewer } from "../policy.ts";
import { presentFacets, readFilters } from "./facets.ts";

const sorts: Record<ProductSort, SearchQuery["sort"]> = {
  relevance: undefined,
  name: { key: "name", direction: "asc" },
  "-name": { key: "name", direction: "desc" },
  newest: { key: "created", direction: "desc" },
  company: { key: "company", direction: "asc" },
};

const groupsOf = Object.fromEntries(
  offerings.map((offering) => [offering, [...commonFacets, ...facetFieldsOf(offering)]]),
) as Record<Offering, string[]>;

export type AskedProducts = z.output<
  (typeof catalogueEndpoints)["GET /search/products/:offering"]["query"]
>;

/** A page of the products that match, as this actor may see them. Asks no database. */
export function searchProducts(
  actor: Actor,
  { offering, asked }: { offering: Offering; asked: AskedProducts },
): ProductSearch {
  const { products, companies, indexes } = catalogue();
  const filters = readFilters(asked, productFacets);
  const { query: text, page, size } = asked;
  const sort = sorts[asked.sort];
  const result = indexes[offering].search(
    { text, filters, page, size, ...(sort && { sort }) },
    productViewer(actor),
  );
  const content = result.hits.map(({ key, matches }) => {
    const entry = products.get(key) as ProductEntry;
    return { ...entry.summaries[productTier(actor, entry)], matches };
  });
  return {
    ...toPage(content, { page, size, total: result.total }),
    facets: presentFacets(result.facets, {
      groups: groupsOf[offering],
      filters,
      names: { company: (key) => companies.get(key)?.reference.name },
    }),
    corrected: result.corrected,
  };
}
