import { randomBytes } from "node:crypto";
import type { DeliveredEvent, WebhookEvent } from "@neroli/contract/enumerations/webhooks.ts";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { listListening } from "../queries/read-webhooks.ts";
import { deliverWebhooks } from "./deliver.ts";

/** Something that happened, for whoever has it posted. */
export interface WebhookNews {
  company_key: string;
  event: WebhookEvent;
  /** What it is known by, such as the outbox event: told twice, it is posted once. */
  source: string;
  /** Keys and names that the company may read anyway; nothing of people. */
  data: object;
}

/** Has it posted to each webhook of the company that listens to it, after the transaction. */
export async function addDeliveries({ company_key, event, ...news }: WebhookNews): Promise<void> {
  await transaction(async () => {
    for (const webhook of await listListening(company_key, event)) {
      await addDelivery(webhook, { event, ...news });
    }
  });
}

interface NewDelivery {
  event: DeliveredEvent;
  source: string;
  data: object;
}

/** Answers its key; null where the webhook has it already. */
export async function addDelivery(
  webhook_key: string,
  { event, source, data }: NewDelivery,
): Promise<string | null> {
  const key = `msg_${randomBytes(18).toString("base64url")}`;
  const body = JSON.stringify({ type: event, timestamp: now().toISOString(), data });
  const added = await db()
    .insertInto("webhook_deliveries")
    .values({ key, webhook_key, event, source, body })
    .onConflict((conflict) => conflict.columns(["webhook_key", "source"]).doNothing())
    .returning("key")
    .executeTakeFirst();
  if (!added) return null;
  await enqueue(deliverWebhooks, { webhook: webhook_key, delivery: key, turn: 0 });
  return key;
}
