import { z } from "zod";
import { byRule, Day, Instant, Key, text } from "../kernel/values.ts";
import { CompanyReference } from "../products/schema.ts";
import { endsAfterStart } from "./form-rules.ts";
import { subscriptionFeatures, subscriptionPlans, subscriptionStatuses } from "./states.ts";

const period = {
  starts_on: Day,
  ends_on: Day.nullable().describe("the last day; null goes on until it is deactivated"),
};

const terms = {
  plan: z.enum(subscriptionPlans),
  starts_on: Day,
  ends_on: Day.nullable().default(null),
  note: text(2_000).default(""),
};

export const NewSubscription = z
  .strictObject({ company: Key, ...terms })
  .refine(...byRule(endsAfterStart));
export type NewSubscription = z.output<typeof NewSubscription>;

/** The whole of what may be changed; the company stays. */
export const SubscriptionTerms = z
  .strictObject({ ...terms, version: z.int().min(1) })
  .refine(...byRule(endsAfterStart));
export type SubscriptionTerms = z.output<typeof SubscriptionTerms>;

export const Subscription = z.object({
  key: Key,
  company: CompanyReference,
  plan: z.enum(subscriptionPlans),
  status: z.enum(subscriptionStatuses),
  ...period,
  /** From today to the last day; negative after it. */
  days_left: z.int().nullable(),
  deactivated_at: Instant.nullable(),
  note: z.string().describe("support's own"),
  version: z.int(),
  created_at: Instant,
  updated_at: Instant,
  can: z.object({ deactivate: z.boolean(), reactivate: z.boolean() }),
});
export type Subscription = z.infer<typeof Subscription>;

/** A company's subscription as its own people see it: the present one, and what it turns on. */
export const CompanySubscription = z.object({
  current: z
    .object({
      plan: z.enum(subscriptionPlans),
      status: z.enum(subscriptionStatuses),
      ...period,
      days_left: z.int().nullable(),
    })
    .nullable()
    .describe("the active one, else the next, else the last; null without any"),
  features: z.array(z.object({ feature: z.enum(subscriptionFeatures), on: z.boolean() })),
});
export type CompanySubscription = z.infer<typeof CompanySubscription>;
