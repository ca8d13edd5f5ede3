import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Who has read which request, and up to when, as other rooms read it, for `from` and joins. */
export const publishedRequestReads = () =>
  expressionBuilder<DB, never>()
    .selectFrom("request_reads")
    .select(["request_key", "user_key", "read_at"])
    .as("request_reads");
