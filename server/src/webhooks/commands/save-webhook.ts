import type { WebhookForm } from "@neroli/contract/webhooks/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { lockWebhook, type WebhookName } from "../queries/read-webhooks.ts";
import { checkAddress } from "./check-address.ts";

/** Writes the form, if nobody has changed it since it was read. */
export async function saveWebhook(
  actor: SignedInActor,
  { name, form: { version, ...after } }: { name: WebhookName; form: WebhookForm },
): Promise<void> {
  await transaction(async () => {
    const row = await lockWebhook(actor, name);
    const { address, description, events, enabled } = row;
    const before = { address, description, events, enabled };
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
      (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
    );
    if (changed.length === 0) return;
    if (row.version !== version) {
      throw new AppError("conflict", { version: row.version, changed, current: before });
    }
    // What was allowed once may be switched off and renamed although it is no longer.
    if (changed.includes("address")) checkAddress(after.address);
    await db()
      .updateTable("webhooks")
      .set({
        ...after,
        version: version + 1,
        switched_off_at: null,
        switched_off_because: null,
        updated_at: sql<Date>`now()`,
      })
      .where("key", "=", row.key)
      .execute();
    await audit(actor, {
      action: "company.webhook-saved",
      key: row.company_key,
      company_key: row.company_key,
      before,
      after,
      part: { webhook: row.key },
    });
  });
}
