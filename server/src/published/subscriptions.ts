import { expressionBuilder } from "kysely";
import type { DB } from "../../db/types.ts";

/** Whose a subscription is, for `from` and joins; whether it is active says `isSubscribed`. */
export const publishedSubscriptions = () =>
  expressionBuilder<DB, never>()
    .selectFrom("subscriptions")
    .select(["key", "company_key"])
    .as("subscriptions");
