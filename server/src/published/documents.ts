import { expressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import { today } from "../kernel/clock.ts";

/**
 * Documents and pictures as other rooms read them, for `from` and joins: of products, or of a
 * company where `product_key` is null. Older versions have a `replaced_at`.
 */
export const publishedAssets = () =>
  expressionBuilder<DB, never>()
    .selectFrom("assets")
    .select(["id", "company_key", "product_key", "kind", "name", "document_type", "visibility"])
    .select(["language", "valid_until", "media_type", "size", "storage_key", "position"])
    .select(["series", "version", "replaced_at", "created_at", "uploaded_by"])
    .as("assets");

/**
 * The access that was given to a company to a document of the outer query's `assets`, which neither
 * ended nor was withdrawn: its last day, and whether there is any.
 */
export const grantOfAsset = (companyKey: string | null) => ({
  held: sql<boolean>`exists (${liveGrant(companyKey)})`,
  until: sql<string | null>`(${liveGrant(companyKey)})`,
});

const liveGrant = (companyKey: string | null) => sql`
  select document_grants.until from document_grants
  where document_grants.series = assets.series and document_grants.company_key = ${companyKey}
    and document_grants.withdrawn_at is null
    and (document_grants.until is null or document_grants.until >= ${today()}::date)`;

/**
 * The newest picture of a kind of a company of the outer query: its asset id. `companyKey` is the
 * column that holds the company's key there.
 */
export const pictureOfCompany = (
  kind: "LOGO" | "LOGO_WHITE" | "HEADER",
  companyKey = "companies.key",
) =>
  expressionBuilder<DB, "assets">()
    .selectFrom("assets")
    .where("assets.company_key", "=", sql.ref<string>(companyKey))
    .where("assets.product_key", "is", null)
    .where("assets.kind", "=", kind)
    .orderBy("assets.version", "desc")
    .orderBy("assets.created_at", "desc")
    .limit(1)
    .select("assets.id");

/** The first picture of a product of the outer query: its asset id. */
export const pictureOfProduct = () =>
  expressionBuilder<DB, "assets">()
    .selectFrom("assets")
    .where("assets.product_key", "=", sql.ref<string>("products.key"))
    .where("assets.kind", "=", "IMAGE")
    .orderBy("assets.position")
    .orderBy("assets.id")
    .limit(1)
    .select("assets.id");

/** Whether a row of assets makes a product complete: a document that is neither replaced nor over. */
export const completes = (): RawBuilder<SqlBool> => sql<SqlBool>`(
  assets.kind = 'DOCUMENT' and assets.replaced_at is null
  and (assets.valid_until is null or assets.valid_until >= ${today()}::date))`;
