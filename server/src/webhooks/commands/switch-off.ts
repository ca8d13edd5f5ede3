import type { SwitchOffReason } from "@neroli/contract/enumerations/webhooks.ts";
import { sql } from "kysely";
import { db, emit } from "../../kernel/db/db.ts";

/**
 * Switches a webhook off that is gone, or of which nothing has succeeded since the delivery began
 * that is given up now. Its managers are told, once.
 */
export async function switchOff(
  key: string,
  { because, since }: { because: SwitchOffReason; since: Date },
): Promise<void> {
  const still = db()
    .updateTable("webhooks")
    .set({
      enabled: false,
      switched_off_at: sql<Date>`now()`,
      switched_off_because: because,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("key", "=", key)
    .where("enabled", "=", true);
  const { numUpdatedRows } = await (because === "GONE"
    ? still
    : still.where((eb) => eb.or([eb("answered_at", "is", null), eb("answered_at", "<", since)]))
  ).executeTakeFirst();
  if (numUpdatedRows > 0n) emit({ topic: "webhook.switched-off", key, data: { because } });
}
