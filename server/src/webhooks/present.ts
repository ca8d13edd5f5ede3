import type { Delivery, Webhook, WebhookWithSecret } from "@neroli/contract/webhooks/schema.ts";
import { now } from "../kernel/clock.ts";
import { decryptSecret } from "./commands/secrets.ts";
import type { DeliveryRow, WebhookRow } from "./queries/read-webhooks.ts";

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentWebhook(row: WebhookRow): Webhook {
  const { switched_off_at: at, switched_off_because: because, old_secret_until: until } = row;
  const { key, address, description, events, enabled, failed, version } = row;
  return {
    key,
    address,
    description,
    events,
    enabled,
    failed,
    version,
    switched_off: at && because && { at: at.toISOString(), because },
    old_secret_until: until && until > now() ? until.toISOString() : null,
    answered_at: instant(row.answered_at),
    created_at: row.created_at.toISOString(),
  };
}

export const presentWithSecret = async (row: WebhookRow): Promise<WebhookWithSecret> => ({
  ...presentWebhook(row),
  secret: await decryptSecret(row.secret, row.key),
});

export const presentDelivery = (row: DeliveryRow): Delivery => ({
  ...row,
  created_at: row.created_at.toISOString(),
  tried_at: instant(row.tried_at),
  next_try_at: instant(row.next_try_at),
});
