import { type ForeignCall, type Params, refused } from "./testing-foreign-call.ts";

const company: Params = (world) => ({ companyKey: world.company });
const webhook: Params = (world) => ({ ...company(world), webhookKey: world.webhook });
const delivery: Params = (world) => ({ ...webhook(world), deliveryKey: world.delivery });

const form = { address: "https://hooks.example.com/other", events: ["quote.accepted"] };

/** Calls about where a company has its events posted to. */
export const foreignWebhookCalls = {
  "GET /companies/:companyKey/webhooks": refused(company),
  "POST /companies/:companyKey/webhooks": refused(company, { body: form }),
  "PUT /companies/:companyKey/webhooks/:webhookKey": refused(webhook, {
    body: { ...form, version: 1 },
  }),
  "DELETE /companies/:companyKey/webhooks/:webhookKey": refused(webhook),
  "POST /companies/:companyKey/webhooks/:webhookKey/secret": refused(webhook),
  "POST /companies/:companyKey/webhooks/:webhookKey/ping": refused(webhook),
  "GET /companies/:companyKey/webhooks/:webhookKey/deliveries": refused(webhook),
  "POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay":
    refused(delivery),
  "POST /companies/:companyKey/webhooks/:webhookKey/replay": refused(webhook, {
    body: { since: "2020-01-01T00:00:00Z" },
  }),
} satisfies Record<string, ForeignCall>;
