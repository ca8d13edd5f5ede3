import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Quotes as other rooms read them, for `from` and joins: without what is the supplier's own. */
export const publishedQuotes = () =>
  expressionBuilder<DB, never>()
    .selectFrom("quotes")
    .select(["key", "request_key", "status", "current_version", "valid_until"])
    .select(["accepted_at", "accepted_lines"])
    .as("quotes");

/** What was sent, version by version; who reads it asks `unchanged` of quotes. */
export const publishedQuoteVersions = () =>
  expressionBuilder<DB, never>()
    .selectFrom("quote_versions")
    .select(["quote_key", "version", "content", "content_hash", "sent_at"])
    .as("quote_versions");
