import type { catalogueEndpoints, SupplierSearch } from "@neroli/contract/catalogue/endpoints.ts";
import { type SupplierSort, supplierFacets } from "@neroli/contract/catalogue/facets.ts";
import type { CompanySummary } from "@neroli/contract/companies/schema.ts";
import { toPage } from "@neroli/contract/kernel/list.ts";
import type { SearchQuery } from "@neroli/search/index-types.ts";
import type { z } from "zod";
import type { Actor } from "../../kernel/actor.ts";
import type { CompanyEntry } from "../indexed/entries.ts";
import { companyTier, supplierViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { commonestBeside, presentFacets, readFilters } from "./facets.ts";
import { lookInto } from "./look-into.ts";
import { countListed } from "./within-portal.ts";

const sorts: Record<SupplierSort, SearchQuery["sort"]> = {
  relevance: undefined,
  name: { key: "name", direction: "asc" },
  "-name": { key: "name", direction: "desc" },
  newest: { key: "created", direction: "desc" },
};

export type SupplierQuery = z.output<(typeof catalogueEndpoints)["GET /search/suppliers"]["query"]>;

/** A page of the suppliers that match. */
export async function searchSuppliers(
  asking: Actor,
  asked: SupplierQuery,
): Promise<SupplierSearch> {
  const { actor, within } = await lookInto(asking, asked);
  const { companies, searcher } = catalogue();
  const filters = readFilters(asked, supplierFacets);
  const { query: text, page, size, whole = [] } = asked;
  const sort = sorts[asked.sort];
  const result = await searcher.search(
    "SUPPLIERS",
    { text, filters, page, size, ...commonestBeside(whole), ...(sort && { sort }) },
    supplierViewer(actor),
  );
  const countOf = await countListed(actor);
  const content = result.hits.flatMap(({ key, matches }) => {
    const company = companies.get(key);
    return company ? [{ ...summarise(actor, company, countOf(company)), matches }] : [];
  });
  return {
    ...toPage(content, { page, size, total: result.total }),
    facets: presentFacets(result, { groups: supplierFacets, filters, whole }),
    corrected: result.corrected,
    left_out: [],
    within,
  };
}

/** A company as lists show it to this actor, with so many products. */
export const summarise = (
  actor: Actor,
  company: CompanyEntry,
  product_count: number,
): CompanySummary => ({
  ...company.summaries[companyTier(actor, company)],
  product_count,
});
