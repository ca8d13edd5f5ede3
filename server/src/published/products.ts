import type { Language } from "@neroli/contract/kernel/language.ts";
import { expressionBuilder, sql } from "kysely";
import type { DB } from "../../db/types.ts";

/**
 * Products as other rooms read them, for `from` and joins. Where they came from, how complete they
 * are and the record's version are for the products' own room alone. Who may see which of the
 * `fields` is decided by `visibility` (contract, products/visibility.ts). Others than its editors and
 * support see nothing of a product that is not `shown`: drafts, and what is in the trash.
 */
export const publishedProducts = () =>
  expressionBuilder<DB, never>()
    .selectFrom("products")
    .select(["key", "company_key", "offering", "segment", "name", "fields", "visibility"])
    .select(["state", "shown", "trashed_at", "listed_at", "created_at", "updated_at"])
    .as("products");

/** What `products` are called in a reader's language, else in English, else as they are (decisions). */
export const productNameIn = (language: Language) => sql<string>`coalesce(
  products.fields ->> ${`name@${language}`},
  case when products.fields ->> 'text_language' = ${language} then products.name end,
  products.fields ->> 'name@en', products.name)`;

/** The labels that products carry, for `from` and joins. */
export const publishedProductLabels = () =>
  expressionBuilder<DB, never>()
    .selectFrom("product_labels")
    .select(["product_key", "label_key"])
    .as("product_labels");
