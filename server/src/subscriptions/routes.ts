import { subscriptionEndpoints } from "@neroli/contract/subscriptions/endpoints.ts";
import { routes } from "../kernel/http/routes.ts";
import { createSubscription } from "./commands/create-subscription.ts";
import { deactivateSubscription } from "./commands/deactivate-subscription.ts";
import { reactivateSubscription } from "./commands/reactivate-subscription.ts";
import { saveSubscription } from "./commands/save-subscription.ts";
import { presentOwnOf, presentSubscription } from "./present/present-subscription.ts";
import {
  getSubscription,
  listSubscriptions,
  listSubscriptionsOf,
} from "./queries/read-subscriptions.ts";

const read = async (key: string) => presentSubscription(await getSubscription(key));

export const subscriptionRoutes = routes(subscriptionEndpoints, {
  "GET /subscriptions": async ({ query }) => {
    const page = await listSubscriptions(query);
    return { ...page, content: page.content.map(presentSubscription) };
  },

  "GET /subscriptions/:subscriptionKey": ({ params }) => read(params.subscriptionKey),

  "POST /subscriptions": async ({ actor, body }) => read(await createSubscription(actor, body)),

  "PUT /subscriptions/:subscriptionKey": async ({ actor, params: { subscriptionKey }, body }) => {
    await saveSubscription(actor, { key: subscriptionKey, ...body });
    return read(subscriptionKey);
  },

  "POST /subscriptions/:subscriptionKey/deactivate": async ({ actor, params }) => {
    await deactivateSubscription(actor, params.subscriptionKey);
    return read(params.subscriptionKey);
  },

  "POST /subscriptions/:subscriptionKey/reactivate": async ({ actor, params }) => {
    await reactivateSubscription(actor, params.subscriptionKey);
    return read(params.subscriptionKey);
  },

  "GET /companies/:companyKey/subscription": async ({ actor, params }) =>
    presentOwnOf(await listSubscriptionsOf(actor, params.companyKey)),
});
