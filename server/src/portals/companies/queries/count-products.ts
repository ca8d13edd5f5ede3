import { type RawBuilder, sql } from "kysely";
import { publishedProducts } from "../../../published/products.ts";

/**
 * How many products of a company are there in an event: of the outer query's `event_companies`.
 * A product that nothing is said of follows its company's rule.
 */
export const countProducts = (): RawBuilder<number> => sql<number>`(
  select count(*)::int from ${publishedProducts()}
  left join event_products on event_products.event_key = event_companies.event_key
    and event_products.product_key = products.key
  where products.company_key = event_companies.company_key and products.shown
    and coalesce(event_products.enabled, event_companies.all_products))`;
