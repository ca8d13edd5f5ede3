import type { ResponseTime } from "@neroli/contract/requests/response-times.ts";
import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { DB } from "../../db/types.ts";

/** Who has read which request, and up to when, as other rooms read it, for `from` and joins. */
export const publishedRequestReads = () =>
  expressionBuilder<DB, never>()
    .selectFrom("request_reads")
    .select(["request_key", "user_key", "read_at"])
    .as("request_reads");

/** What was asked of whom, as other rooms read it; who may see which is `visibleTo` of requests. */
export const publishedRequests = () =>
  expressionBuilder<DB, never>()
    .selectFrom("requests")
    .select(["key", "type", "status", "company_key", "buyer_key", "buyer_company_key", "batch"])
    .select(["waiting_for", "needed_by", "message", "alternatives", "shipping_address"])
    .select(["created_at", "event_key"])
    .as("requests");

/** Whether the supplier has written in a request of the outer query's `requests`. */
export const requestIsAnswered = () => sql<boolean>`exists (
  select from request_messages
  where request_messages.request_key = requests.key and side = 'SUPPLIER')`;

/** The products that requests name, with the need that each answers. */
export const publishedRequestProducts = () =>
  expressionBuilder<DB, never>()
    .selectFrom("request_products")
    .select(["request_key", "product_key", "position", "line"])
    .as("request_products");

/** What QUOTE requests ask for, line by line. */
export const publishedRequestLines = () =>
  expressionBuilder<DB, never>()
    .selectFrom("request_lines")
    .select(["request_key", "line_key", "name", "product_key", "quantity", "position"])
    .as("request_lines");

/** How fast the company whose key stands in that column first answers; null where it did not. */
export const firstAnswersOf = (column: string): RawBuilder<ResponseTime | null> =>
  sql<ResponseTime | null>`(
    select json_build_object('count', response_times.count, 'median_seconds', median_seconds)
    from response_times
    where response_times.company_key = ${sql.ref(column)} and response_times.kind = 'ANSWER')`;
