import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { once } from "../../kernel/once/once.ts";
import { getWebhook, lockWebhook, type WebhookName } from "../queries/read-webhooks.ts";
import { newSecret } from "../sending/sign.ts";
import { encryptSecret } from "./secrets.ts";

/** From now on a new secret signs; the one before signs beside it for a day. */
export async function renewSecret(actor: SignedInActor, name: WebhookName): Promise<void> {
  await getWebhook(actor, name);
  await once(async () => {
    const { key, company_key, secret: old_secret } = await lockWebhook(actor, name);
    const { old_secret_until } = await db()
      .updateTable("webhooks")
      .set({
        secret: await encryptSecret(newSecret(), key),
        old_secret,
        old_secret_until: sql<Date>`now() + interval '24 hours'`,
        updated_at: sql<Date>`now()`,
      })
      .where("key", "=", key)
      .returning("old_secret_until")
      .executeTakeFirstOrThrow();
    await audit(actor, {
      action: "company.webhook-secret-renewed",
      key: company_key,
      company_key,
      after: { webhook: key, old_secret_until },
    });
  });
}
