import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError, found } from "../../kernel/errors.ts";
import { enqueue } from "../../kernel/jobs/queued.ts";
import { randomKey } from "../../kernel/key.ts";
import { once } from "../../kernel/once/once.ts";
import {
  getWebhook,
  lockWebhook,
  type WebhookName,
  type WebhookRow,
} from "../queries/read-webhooks.ts";
import { addDelivery } from "./add-deliveries.ts";
import { deliverWebhooks } from "./deliver.ts";

/** The webhook, locked, unless it is off: what were sent then would fail at once. */
async function lockOn(actor: SignedInActor, name: WebhookName): Promise<WebhookRow> {
  const row = await lockWebhook(actor, name);
  if (!row.enabled) throw new AppError("webhooks.off");
  return row;
}

/** Posts a test. Answers the key of its delivery. */
export async function sendTest(actor: SignedInActor, name: WebhookName): Promise<string> {
  await getWebhook(actor, name);
  return once(async () => {
    const { key, company_key } = await lockOn(actor, name);
    const data = { webhook: key };
    const added = await addDelivery(key, { event: "webhook.ping", source: randomKey(), data });
    await audit(actor, {
      action: "company.webhook-tested",
      key: company_key,
      company_key,
      after: { webhook: key },
    });
    return found(added);
  });
}

/** Posts one delivery again, from its first try on. */
export async function replayOne(
  actor: SignedInActor,
  { delivery, ...name }: WebhookName & { delivery: string },
): Promise<void> {
  await getWebhook(actor, name);
  await once(async () => {
    const row = await lockOn(actor, name);
    const deliveries = await beginAnew(row.key, (all) => all.where("key", "=", delivery));
    found(deliveries[0]);
    await auditReplay(actor, row, { delivery });
  });
}

/** The same of all that have failed of those made since then. Answers how many. */
export async function replayFailed(
  actor: SignedInActor,
  { since, ...name }: WebhookName & { since: string },
): Promise<number> {
  await getWebhook(actor, name);
  return once(async () => {
    const row = await lockOn(actor, name);
    const { length: count } = await beginAnew(row.key, (all) =>
      all.where("state", "=", "FAILED").where("created_at", ">=", new Date(since)),
    );
    if (count > 0) await auditReplay(actor, row, { since, count });
    return count;
  });
}

const auditReplay = (
  actor: SignedInActor,
  { key: webhook, company_key }: WebhookRow,
  what: object,
) =>
  audit(actor, {
    action: "company.webhook-replayed",
    key: company_key,
    company_key,
    after: { webhook, ...what },
  });

type Chosen = (all: ReturnType<typeof anew>) => ReturnType<typeof anew>;

const anew = (webhookKey: string) =>
  db()
    .updateTable("webhook_deliveries")
    .set({
      state: "PENDING",
      tries: 0,
      turn: sql<number>`turn + 1`,
      begun_at: sql<Date>`now()`,
      next_try_at: null,
    })
    .where("webhook_key", "=", webhookKey);

/** Queues them anew in the order in which they were made. */
async function beginAnew(webhook: string, choose: Chosen) {
  const deliveries = await choose(anew(webhook)).returning(["key", "turn", "created_at"]).execute();
  const inOrder = deliveries.toSorted((one, two) => +one.created_at - +two.created_at);
  for (const { key: delivery, turn } of inOrder) {
    await enqueue(deliverWebhooks, { webhook, delivery, turn });
  }
  return inOrder;
}
