import type { DeliveryState, WebhookEvent } from "@neroli/contract/enumerations/webhooks.ts";
import { sql } from "kysely";
import { getManaged } from "../../companies/queries/get-company.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { listPage } from "../../kernel/list.ts";

/** Names a webhook of a company. */
export interface WebhookName {
  company: string;
  webhook: string;
}

/** The company's key, for its managers and support. */
export const managedCompany = async (actor: SignedInActor, key: string): Promise<string> =>
  (await getManaged(actor, key)).key;

const failedDeliveries = sql<number>`(
  select count(*) from webhook_deliveries
  where webhook_deliveries.webhook_key = webhooks.key and state = 'FAILED')`;

const selectWebhooks = (companyKey: string) =>
  db()
    .selectFrom("webhooks")
    .where("company_key", "=", companyKey)
    .select(["key", "company_key", "address", "description", "events", "enabled", "secret"])
    .select(["switched_off_at", "switched_off_because", "old_secret", "old_secret_until"])
    .select(["answered_at", "created_at", "version", failedDeliveries.as("failed")]);

export async function listWebhooks(actor: SignedInActor, companyKey: string) {
  return selectWebhooks(await managedCompany(actor, companyKey))
    .orderBy("created_at")
    .orderBy("key")
    .execute();
}
export type WebhookRow = Awaited<ReturnType<typeof listWebhooks>>[number];

/** One of the company's; not found for whom it is not. */
export async function getWebhook(actor: SignedInActor, name: WebhookName): Promise<WebhookRow> {
  return findWebhook(await managedCompany(actor, name.company), name.webhook);
}

/** The same, locked until the transaction ends. */
export async function lockWebhook(actor: SignedInActor, name: WebhookName): Promise<WebhookRow> {
  const company = await managedCompany(actor, name.company);
  const locked = db()
    .selectFrom("webhooks")
    .where("company_key", "=", company)
    .where("key", "=", name.webhook)
    .select("key")
    .forUpdate();
  found(await locked.executeTakeFirst());
  return findWebhook(company, name.webhook);
}

const findWebhook = async (company: string, key: string): Promise<WebhookRow> =>
  found(await selectWebhooks(company).where("key", "=", key).executeTakeFirst());

/** The keys of those of a company that are to hear of such an event. */
export async function listListening(companyKey: string, event: WebhookEvent): Promise<string[]> {
  const rows = await db()
    .selectFrom("webhooks")
    .where("company_key", "=", companyKey)
    .where("enabled", "=", true)
    .where(sql<boolean>`${event} = any(events)`)
    .select("key")
    .orderBy("key")
    .execute();
  return rows.map(({ key }) => key);
}

const selectDeliveries = (webhookKey: string) =>
  db()
    .selectFrom("webhook_deliveries")
    .where("webhook_key", "=", webhookKey)
    .select(["key", "event", "state", "created_at", "tries", "tried_at", "next_try_at"])
    .select(["failure", "answer_status", "answer", "body"]);

interface DeliveriesQuery {
  page: number;
  size: number;
  sort?: string | undefined;
  state__eq?: DeliveryState | undefined;
}

export async function listDeliveries(
  actor: SignedInActor,
  name: WebhookName,
  { state__eq: state, ...options }: DeliveriesQuery,
) {
  const { key } = await getWebhook(actor, name);
  const all = selectDeliveries(key);
  return listPage(state ? all.where("state", "=", state) : all, options, {
    sorts: { created_at: "created_at" },
    fallback: "-created_at",
    tie: "key",
  });
}

export const getDelivery = async (webhookKey: string, key: string) =>
  found(await selectDeliveries(webhookKey).where("key", "=", key).executeTakeFirst());
export type DeliveryRow = Awaited<ReturnType<typeof getDelivery>>;
