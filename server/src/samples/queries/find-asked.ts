import { db } from "../../kernel/db/db.ts";
import { publishedRequests } from "../../published/requests.ts";

/** The SAMPLE request with this key, whoever may see it; undefined for one of another kind. */
export const findAsked = (request_key: string) =>
  db()
    .selectFrom(publishedRequests())
    .where("key", "=", request_key)
    .where("type", "=", "SAMPLE")
    .select(["key", "buyer_key", "created_at"])
    .executeTakeFirst();
