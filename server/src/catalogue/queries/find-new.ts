import type { Offering } from "@neroli/contract/enumerations/products.ts";
import type { ProductSummary } from "@neroli/contract/products/schema.ts";
import type { Actor } from "../../kernel/actor.ts";
import { catalogue } from "../serving/catalogue.ts";
import { type ProductQuery, searchProducts } from "./search-products.ts";

/** Pages of this size are read until something older comes. */
const pageSize = 100;

interface NewsQuery {
  offering: Offering;
  asked: ProductQuery;
  /** First listed after the one moment and not after the other. */
  after: Date;
  until: Date;
  /** Not more than so many are counted. */
  most: number;
}

/** The matches of a search that were first listed between two moments, the newest first. */
export async function findNew(
  actor: Actor,
  { offering, asked, after, until, most }: NewsQuery,
): Promise<{ products: ProductSummary[]; more: boolean }> {
  const products: ProductSummary[] = [];
  for (let page = 0; ; page++) {
    const { content, total_pages } = await searchProducts(actor, {
      offering,
      asked: { ...asked, sort: "newest", page, size: pageSize },
    });
    for (const { matches: _, explanation: __, undisclosed: ___, ...product } of content) {
      const created = catalogue().products.get(product.key)?.created;
      // Gone since the search: neither new nor old.
      if (created === undefined || created > until.getTime()) continue;
      if (created <= after.getTime()) return { products, more: false };
      if (products.length === most) return { products, more: true };
      products.push(product);
    }
    if (page + 1 >= total_pages) return { products, more: false };
  }
}
