import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Which codes of badges were scanned at whose stand, and when, for `from` and joins. */
export const publishedScans = () =>
  expressionBuilder<DB, never>()
    .selectFrom("scans")
    .select(["event_key", "company_key", "code", "scanned_at"])
    .as("scans");
