import { sql } from "kysely";

/**
 * The content of a product as one word of the table `products`: equal as long as nobody has changed
 * anything, and again when the change was taken back.
 */
export const contentHash = sql<string>`md5(products.offering || products.segment
  || case when products.state = 'DRAFT' then products.state else '' end
  || (products.trashed_at is not null) || products.fields::text || products.visibility::text)`;
