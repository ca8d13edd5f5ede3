import type { Company } from "@neroli/contract/companies/schema.ts";
import {
  type Offering,
  offerings,
  type Segment,
  segmentsOf,
} from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { productViewer } from "../policy.ts";
import { catalogue } from "../serving/catalogue.ts";
import { findShown } from "./find-by-keys.ts";
import { summariesOf } from "./read-summary.ts";

/** A company's choice: keys of products per offering and segment (spec 3). */
export interface ChosenProducts {
  offering: Offering;
  segment: Segment;
  products: string[];
}

const shown = 6;

interface ListedQuery {
  company: string;
  offering: Offering;
  segment: Segment;
}

/** A company's products that exist for this actor: their numbers, and the top ones. */
export async function findListed(
  actor: Actor,
  { company, chosen }: { company: string; chosen: readonly ChosenProducts[] },
): Promise<Pick<Company, "top_products" | "product_counts">> {
  const top_products: Company["top_products"] = [];
  const product_counts: Company["product_counts"] = {};
  for (const offering of offerings) {
    let count = 0;
    for (const segment of segmentsOf[offering]) {
      const newest = await findNewest(actor, { company, offering, segment });
      if (newest.total === 0) continue;
      count += newest.total;
      const listed = chosen.find((one) => one.offering === offering && one.segment === segment);
      const explicit = await findChosen(
        actor,
        { company, offering, segment },
        listed?.products ?? [],
      );
      const products = explicit.length > 0 ? explicit : newest.products;
      top_products.push({ offering, segment, products });
    }
    product_counts[offering] = count;
  }
  return { top_products, product_counts };
}

async function findNewest(
  actor: Actor,
  { company, offering, segment }: ListedQuery,
): Promise<{ total: number; products: ProductSummary[] }> {
  const { searcher } = catalogue();
  const { total, hits } = await searcher.search(
    offering,
    {
      text: "",
      filters: { company: [company], segment: [segment] },
      sort: { key: "created", direction: "desc" },
      page: 0,
      size: shown,
      count_facets: false,
    },
    productViewer(actor),
  );
  return {
    total,
    products: summariesOf(actor, hits),
  };
}

/** Those chosen that are still there, in the order in which they were chosen. */
const findChosen = async (
  actor: Actor,
  asked: ListedQuery,
  keys: readonly string[],
): Promise<ProductSummary[]> =>
  (await findShown(actor, keys)).filter(
    ({ company, offering, segment }) =>
      company.key === asked.company && offering === asked.offering && segment === asked.segment,
  );
