import type { DeliveredEvent, DeliveryFailure } from "@neroli/contract/enumerations/webhooks.ts";
import { sql } from "kysely";
import { now } from "../../kernel/clock.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { enqueue, type QueuedJob } from "../../kernel/jobs/queued.ts";
import { type Posted, post } from "../../kernel/outgoing/post.ts";
import { pauseAfter } from "../sending/schedule.ts";
import { headersOf } from "../sending/sign.ts";
import { decryptSecret } from "./secrets.ts";
import { switchOff } from "./switch-off.ts";

interface Try {
  webhook: string;
  delivery: string;
  /** That of the delivery for which it was queued. */
  turn: number;
}

/** More than a company's webhooks: one company with addresses that never answer delays nobody else. */
const atOnce = 20;

/**
 * One try of one delivery. A process that ends in the middle of it leaves the delivery as it was: it
 * is posted again under the same webhook-id, by which receivers know it.
 */
export const deliverWebhooks: QueuedJob<Try> = {
  name: "deliver-webhooks",
  atOnce,
  groupOf: ({ webhook }) => webhook,
  async work(aim, signal) {
    const delivery = await findDue(aim);
    if (!delivery) return;
    const outcome = delivery.enabled ? await send(delivery, signal) : ({ failure: "OFF" } as const);
    await note(delivery, aim, outcome);
  },
  async failed(aim) {
    const delivery = await findDue(aim);
    if (delivery) await note(delivery, aim, { failure: "NO_CONNECTION" });
  },
};

const findDue = ({ webhook, delivery, turn }: Try) =>
  db()
    .selectFrom("webhook_deliveries")
    .innerJoin("webhooks", "webhooks.key", "webhook_deliveries.webhook_key")
    .where("webhooks.key", "=", webhook)
    .where("webhook_deliveries.key", "=", delivery)
    .where("state", "=", "PENDING")
    .where("turn", "=", turn)
    .select(["webhook_deliveries.key", "event", "body", "tries", "begun_at", "webhook_key"])
    .select(["address", "enabled", "secret", "old_secret", "old_secret_until"])
    .executeTakeFirst();
type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

async function send(delivery: Due, signal: AbortSignal): Promise<Posted> {
  const { key: id, body, address } = delivery;
  const timestamp = Math.floor(now().getTime() / 1_000);
  return post(address, {
    headers: {
      "content-type": "application/json",
      "user-agent": "Neroli-Webhooks/1",
      ...headersOf({ id, timestamp, body }, await secretsOf(delivery)),
    },
    body,
    signal,
  });
}

function secretsOf({ webhook_key, secret, old_secret, old_secret_until }: Due): Promise<string[]> {
  const old = old_secret && old_secret_until && old_secret_until > now() ? [old_secret] : [];
  return Promise.all([secret, ...old].map((bytes) => decryptSecret(bytes, webhook_key)));
}

type Outcome = Posted | { failure: DeliveryFailure };

/** How much of an answer is kept. */
const keptCharacters = 500;

/** Writes down what came of the try and, where it failed, when the next one is. */
async function note(delivery: Due, { turn }: Try, outcome: Outcome): Promise<void> {
  const status = "status" in outcome ? outcome.status : null;
  const good = status !== null && status >= 200 && status < 300;
  const pause = good || endsAll(outcome) ? null : pauseAfter(delivery.tries + 1, delivery.event);
  await transaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable("webhook_deliveries")
      .set({
        state: good ? "DELIVERED" : pause === null ? "FAILED" : "PENDING",
        turn: turn + 1,
        tries: delivery.tries + 1,
        tried_at: sql<Date>`now()`,
        next_try_at: pause === null ? null : sql<Date>`now() + ${pause} * interval '1 second'`,
        failure: good ? null : failureOf(outcome),
        answer_status: status,
        answer: "text" in outcome ? storable(outcome.text) : null,
      })
      .where("key", "=", delivery.key)
      // Replayed meanwhile, its next try is on its way.
      .where("turn", "=", turn)
      .executeTakeFirst();
    if (good) await noteAnswered(delivery.webhook_key);
    if (numUpdatedRows === 0n) return;
    if (pause !== null) {
      const next = { webhook: delivery.webhook_key, delivery: delivery.key, turn: turn + 1 };
      await enqueue(deliverWebhooks, next, { inSeconds: pause });
    }
    const because = reasonToStop(delivery, { status, last: !good && pause === null });
    if (because) await switchOff(delivery.webhook_key, { because, since: delivery.begun_at });
  });
}

/** After these no other try is of use. */
const endsAll = (outcome: Outcome) =>
  "status" in outcome ? outcome.status === 410 : outcome.failure === "OFF";

const failureOf = (outcome: Outcome): DeliveryFailure =>
  "status" in outcome ? "STATUS" : outcome.failure;

const storable = (text: string) => text.replaceAll("\0", "").slice(0, keptCharacters);

const noteAnswered = (webhookKey: string) =>
  db()
    .updateTable("webhooks")
    .set({ answered_at: sql<Date>`now()` })
    .where("key", "=", webhookKey)
    .execute();

function reasonToStop(
  { event, enabled }: { event: DeliveredEvent; enabled: boolean },
  { status, last }: { status: number | null; last: boolean },
) {
  if (status === 410) return "GONE";
  return last && enabled && event !== "webhook.ping" ? "SILENT" : null;
}
