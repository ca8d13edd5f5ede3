import type { ResponseKind, ResponseTime } from "@neroli/contract/requests/response-times.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";

const none: Record<ResponseKind, ResponseTime | null> = { ANSWER: null, SAMPLE: null, QUOTE: null };

/** How fast the actor's own company answers, as last reckoned; null of what it did not do. */
export async function getResponseTimes(actor: SignedInActor): Promise<typeof none> {
  const times = await db()
    .selectFrom("response_times")
    .where("company_key", "=", actor.company_key)
    .select(["kind", "count", "median_seconds"])
    .execute();
  return { ...none, ...Object.fromEntries(times.map(({ kind, ...time }) => [kind, time])) };
}
