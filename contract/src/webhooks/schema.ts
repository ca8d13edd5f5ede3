import { z } from "zod";
import {
  deliveredEvents,
  deliveryFailures,
  deliveryStates,
  switchOffReasons,
  webhookEvents,
} from "../enumerations/webhooks.ts";
import { Instant, Key, text, WebhookAddress } from "../kernel/values.ts";

/** A company has at most so many. */
export const mostWebhooks = 10;

const form = {
  address: WebhookAddress,
  description: text(200).default(""),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .max(webhookEvents.length)
    .describe("the types of events that are posted"),
  enabled: z.boolean().default(true),
};

export const NewWebhook = z.strictObject(form);
export type NewWebhook = z.output<typeof NewWebhook>;

export const WebhookForm = z.strictObject({ ...form, version: z.int().min(1) });
export type WebhookForm = z.output<typeof WebhookForm>;

export const Webhook = z.object({
  key: Key,
  address: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  switched_off: z
    .object({ at: Instant, because: z.enum(switchOffReasons) })
    .nullable()
    .describe("when and why it was switched off by itself"),
  old_secret_until: Instant.nullable().describe("until when the secret before is signed with too"),
  answered_at: Instant.nullable().describe("when a delivery last succeeded"),
  failed: z.int().describe("how many of the kept deliveries have failed"),
  created_at: Instant,
  version: z.int(),
});
export type Webhook = z.infer<typeof Webhook>;

/** The one answer that tells the secret. */
export const WebhookWithSecret = Webhook.extend({
  secret: z.string().describe("whsec_…; shown this once"),
});
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>;

export const Delivery = z.object({
  key: z.string().describe("the webhook-id of every try"),
  event: z.enum(deliveredEvents),
  state: z.enum(deliveryStates),
  created_at: Instant,
  tries: z.int(),
  tried_at: Instant.nullable(),
  next_try_at: Instant.nullable(),
  failure: z.enum(deliveryFailures).nullable().describe("of the last try"),
  answer_status: z.int().nullable().describe("the status that the last try was answered with"),
  answer: z.string().nullable().describe("the first 500 characters of that answer"),
  body: z.string().describe("what is posted, as it is signed"),
});
export type Delivery = z.infer<typeof Delivery>;
