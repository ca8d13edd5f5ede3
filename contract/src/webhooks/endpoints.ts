import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { deliveryStates } from "../enumerations/webhooks.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Instant, Key, line } from "../kernel/values.ts";
import { Delivery, NewWebhook, Webhook, WebhookForm, WebhookWithSecret } from "./schema.ts";

const ofCompany = z.object({ companyKey: Key });
const params = ofCompany.extend({ webhookKey: Key });

export const webhookEndpoints = {
  "GET /companies/:companyKey/webhooks": {
    access: "webhooks",
    summary: "The addresses that a company has its events posted to, the oldest first.",
    params: ofCompany,
    response: z.object({ webhooks: z.array(Webhook) }),
  },
  "POST /companies/:companyKey/webhooks": {
    access: "webhooks",
    repeats: "once",
    summary: "Have events posted to an address. The answer alone tells the secret.",
    params: ofCompany,
    form: "webhooks/new-webhook",
    body: NewWebhook,
    response: WebhookWithSecret,
    errors: ["webhooks.full"],
    audit: "company.webhook-created",
  },
  "PUT /companies/:companyKey/webhooks/:webhookKey": {
    access: "webhooks",
    summary: "Change a webhook, or switch it off or on.",
    params,
    form: "webhooks/webhook",
    body: WebhookForm,
    response: Webhook,
    errors: ["conflict"],
    audit: "company.webhook-saved",
  },
  "DELETE /companies/:companyKey/webhooks/:webhookKey": {
    access: "webhooks",
    summary: "Remove a webhook with all that is kept of its deliveries.",
    params,
    response: z.object({}),
    audit: "company.webhook-removed",
  },
  "POST /companies/:companyKey/webhooks/:webhookKey/secret": {
    access: "webhooks",
    repeats: "once",
    summary: "A new secret, which the answer alone tells; the old one is signed with for a day.",
    params,
    response: WebhookWithSecret,
    audit: "company.webhook-secret-renewed",
  },
  "POST /companies/:companyKey/webhooks/:webhookKey/ping": {
    access: "webhooks",
    repeats: "once",
    summary: "Post a test event, once; the deliveries tell what came of it.",
    params,
    response: Delivery,
    errors: ["webhooks.off"],
    limit: { name: "webhook-sends", calls: 60, minutes: 60 },
    audit: "company.webhook-tested",
  },
  "GET /companies/:companyKey/webhooks/:webhookKey/deliveries": {
    access: "webhooks",
    summary: "What was posted in the last 30 days, and what came of it; the newest first.",
    params,
    query: listQuery({
      filters: {},
      sort: ["created_at"],
      size: 20,
      maxSize: 100,
      extra: { state__eq: z.enum(deliveryStates).optional() },
    }),
    response: pageOf(Delivery),
  },
  "POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay": {
    access: "webhooks",
    repeats: "once",
    summary: "Post it again now, under the same webhook-id, with all its tries.",
    params: params.extend({ deliveryKey: line(60) }),
    response: Delivery,
    errors: ["webhooks.off"],
    limit: { name: "webhook-sends", calls: 60, minutes: 60 },
    audit: "company.webhook-replayed",
  },
  "POST /companies/:companyKey/webhooks/:webhookKey/replay": {
    access: "webhooks",
    repeats: "once",
    summary: "Post again, the oldest first, all that was made since a time and has failed.",
    params,
    body: z.strictObject({ since: Instant }),
    response: z.object({ count: z.int() }),
    errors: ["webhooks.off"],
    limit: { name: "webhook-sends", calls: 60, minutes: 60 },
    audit: "company.webhook-replayed",
  },
} satisfies Endpoints;
