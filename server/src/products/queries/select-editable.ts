import type { LabelSummary } from "@neroli/contract/labels/schema.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { db } from "../../kernel/db/db.ts";
import { isNamed, publishedCompanies } from "../../published/companies.ts";
import { completes, publishedAssets } from "../../published/documents.ts";
import { personIn } from "../../published/users.ts";
import type { HistoryRow } from "./select-history.ts";

/** A product as the editor shows it; its company may have had the given key before. */
export const selectEditable = ({ company_key, key }: { company_key: string; key: string }) =>
  db()
    .selectFrom("products")
    .innerJoin(publishedCompanies(), "companies.key", "products.company_key")
    .where("products.key", "=", key)
    .where(isNamed(company_key))
    .select(["products.key", "products.company_key", "companies.name as company_name"])
    .select(["products.name", "products.version", "products.state", "products.trashed_at"])
    .select(["products.created_at", "products.updated_at"])
    .select([
      "products.offering",
      "products.segment",
      "products.fields",
      "products.visibility",
      personIn("products.created_by").as("created_by"),
      personIn("products.updated_by").as("updated_by"),
      personIn("products.trashed_by").as("trashed_by"),
      sql<string[]>`array(select distinct document_type from ${publishedAssets()}
        where product_key = products.key and ${completes()})`.as("document_types"),
    ])
    .executeTakeFirst();

export type EditableRow = NonNullable<Awaited<ReturnType<typeof selectEditable>>> & {
  last_change: HistoryRow | null;
  labels: z.infer<typeof LabelSummary>[];
};
