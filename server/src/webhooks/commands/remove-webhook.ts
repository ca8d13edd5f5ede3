import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { lockWebhook, type WebhookName } from "../queries/read-webhooks.ts";

/** With its deliveries; what is queued for it finds nothing to do. */
export async function removeWebhook(actor: SignedInActor, name: WebhookName): Promise<void> {
  await transaction(async () => {
    const { key, company_key, address, description, events } = await lockWebhook(actor, name);
    await db().deleteFrom("webhooks").where("key", "=", key).execute();
    await audit(actor, {
      action: "company.webhook-removed",
      key: company_key,
      company_key,
      before: { webhook: key, address, description, events },
    });
  });
}
