import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Quotes as other rooms read them, for `from` and joins: without what is the supplier's own. */
export const publishedQuotes = () =>
  expressionBuilder<DB, never>()
    .selectFrom("quotes")
    .select(["key", "request_key", "status", "current_version", "valid_until"])
    .select(["accepted_at", "accepted_lines"])
    .as("quotes");
