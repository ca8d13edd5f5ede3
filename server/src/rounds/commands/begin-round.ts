import { db } from "../../kernel/db/db.ts";
import { publishedRequests } from "../../published/requests.ts";

/**
 * The round of a request that was sent to several suppliers for a quote, by whatever way; one that is
 * there stays as it is. Answers its key, null for a request that belongs to none.
 */
export async function beginRound(request_key: string): Promise<string | null> {
  const request = await db()
    .selectFrom(publishedRequests())
    .where("requests.key", "=", request_key)
    .where("requests.type", "=", "QUOTE")
    .select(["batch", "buyer_key", "buyer_company_key", "created_at"])
    .executeTakeFirst();
  if (!request?.batch) return null;
  const { batch: key, ...asked } = request;
  await db()
    .insertInto("rounds")
    .values({ key, ...asked })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return key;
}
