import { expressionBuilder, sql } from "kysely";
import type { DB } from "../../../db/types.ts";

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
