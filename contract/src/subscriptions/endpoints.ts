import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Day, Key } from "../kernel/values.ts";
import { CompanySubscription, NewSubscription, Subscription, SubscriptionTerms } from "./schema.ts";
import { subscriptionPlans, subscriptionStatuses } from "./states.ts";

const params = z.object({ subscriptionKey: Key });

export const subscriptionEndpoints = {
  "GET /subscriptions": {
    access: "support",
    summary: "All subscriptions, by company.",
    query: listQuery({
      filters: { company: ["icontains"] },
      sort: ["company", "ends_on", "starts_on", "plan", "created_at"],
      extra: {
        company__eq: Key.optional(),
        status__eq: z.enum(subscriptionStatuses).optional(),
        plan__eq: z.enum(subscriptionPlans).optional(),
        ends_before: Day.optional().describe("the last day is before this one"),
      },
    }),
    response: pageOf(Subscription),
  },
  "GET /subscriptions/:subscriptionKey": {
    access: "support",
    summary: "One subscription.",
    params,
    response: Subscription,
  },
  "POST /subscriptions": {
    access: "support",
    repeats: "once",
    summary: "Give a company a subscription.",
    form: "subscriptions/new-subscription",
    body: NewSubscription,
    response: Subscription,
    errors: ["subscriptions.overlap", "subscriptions.overlap-open"],
    audit: "subscription.created",
  },
  "PUT /subscriptions/:subscriptionKey": {
    access: "support",
    summary: "Change plan, dates and note.",
    params,
    form: "subscriptions/terms",
    body: SubscriptionTerms,
    response: Subscription,
    errors: ["conflict", "subscriptions.overlap", "subscriptions.overlap-open"],
    audit: "subscription.saved",
  },
  "POST /subscriptions/:subscriptionKey/deactivate": {
    access: "support",
    repeats: "harmless",
    summary: "End it now, whatever its dates say.",
    params,
    response: Subscription,
    errors: ["subscriptions.expired"],
    audit: "subscription.deactivated",
  },
  "POST /subscriptions/:subscriptionKey/reactivate": {
    access: "support",
    repeats: "harmless",
    summary: "Let its dates decide again.",
    params,
    response: Subscription,
    errors: ["subscriptions.overlap", "subscriptions.overlap-open"],
    audit: "subscription.reactivated",
  },
  "GET /companies/:companyKey/subscription": {
    access: "admin",
    summary: "A company's own subscription, and what it turns on.",
    params: z.object({ companyKey: Key }),
    response: CompanySubscription,
  },
} satisfies Endpoints;
