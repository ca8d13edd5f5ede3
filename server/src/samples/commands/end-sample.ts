import { now } from "../../kernel/clock.ts";
import { db } from "../../kernel/db/db.ts";

/** Of a request that is rejected no sample comes: what was not sent is declined, for the same reason. */
export async function endSample({
  request_key,
  actor,
  reason,
}: {
  request_key: string;
  actor: string;
  reason: string;
}): Promise<void> {
  await db()
    .updateTable("samples")
    .set({ status: "DECLINED", decline_reason: reason, declined_at: now(), declined_by: actor })
    .where("request_key", "=", request_key)
    .where("status", "in", ["ASKED", "APPROVED"])
    .execute();
}
