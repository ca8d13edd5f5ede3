import { expressionBuilder } from "kysely";
import type { DB } from "../../../db/types.ts";

/** The newest picture of a kind of the company of the outer query: its asset id. */
export const pictureOfCompany = (kind: "LOGO" | "LOGO_WHITE" | "HEADER") =>
  expressionBuilder<DB, "companies">()
    .selectFrom("assets")
    .whereRef("assets.company_key", "=", "companies.key")
    .where("assets.product_key", "is", null)
    .where("assets.kind", "=", kind)
    .orderBy("assets.version", "desc")
    .orderBy("assets.created_at", "desc")
    .limit(1)
    .select("assets.id");
