import { webhookEndpoints } from "@neroli/contract/webhooks/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { createWebhook } from "./commands/create-webhook.ts";
import { removeWebhook } from "./commands/remove-webhook.ts";
import { renewSecret } from "./commands/renew-secret.ts";
import { replayFailed, replayOne, sendTest } from "./commands/replay.ts";
import { saveWebhook } from "./commands/save-webhook.ts";
import { presentDelivery, presentWebhook, presentWithSecret } from "./present.ts";
import { getDelivery, getWebhook, listDeliveries, listWebhooks } from "./queries/read-webhooks.ts";

const nameOf = (params: { companyKey: string; webhookKey: string }) => ({
  company: params.companyKey,
  webhook: params.webhookKey,
});

export const webhookRoutes = routes(webhookEndpoints, {
  "GET /companies/:companyKey/webhooks": async ({ actor, params }) => ({
    webhooks: (await listWebhooks(actor, params.companyKey)).map(presentWebhook),
  }),

  "POST /companies/:companyKey/webhooks": async ({ actor, params, body }) => {
    const company = params.companyKey;
    const webhook = await createWebhook(actor, { company, form: body });
    return presentWithSecret(await getWebhook(actor, { company, webhook }));
  },

  "PUT /companies/:companyKey/webhooks/:webhookKey": async ({ actor, params, body }) => {
    await saveWebhook(actor, { name: nameOf(params), form: body });
    return presentWebhook(await getWebhook(actor, nameOf(params)));
  },

  "DELETE /companies/:companyKey/webhooks/:webhookKey": async ({ actor, params }) => {
    await removeWebhook(actor, nameOf(params));
    return {};
  },

  "POST /companies/:companyKey/webhooks/:webhookKey/secret": async ({ actor, params }) => {
    await renewSecret(actor, nameOf(params));
    return presentWithSecret(await getWebhook(actor, nameOf(params)));
  },

  "POST /companies/:companyKey/webhooks/:webhookKey/ping": async ({ actor, params }) => {
    const delivery = await sendTest(actor, nameOf(params));
    return presentDelivery(await getDelivery(params.webhookKey, delivery));
  },

  "GET /companies/:companyKey/webhooks/:webhookKey/deliveries": async ({
    actor,
    params,
    query,
  }) => {
    const page = await listDeliveries(actor, nameOf(params), query);
    return { ...page, content: page.content.map(presentDelivery) };
  },

  "POST /companies/:companyKey/webhooks/:webhookKey/deliveries/:deliveryKey/replay": async ({
    actor,
    params: { deliveryKey: delivery, ...params },
  }) => {
    await replayOne(actor, { ...nameOf(params), delivery });
    return presentDelivery(await getDelivery(params.webhookKey, delivery));
  },

  "POST /companies/:companyKey/webhooks/:webhookKey/replay": async ({ actor, params, body }) => ({
    count: await replayFailed(actor, { ...nameOf(params), ...body }),
  }),
});
