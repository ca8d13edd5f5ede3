import { z } from "zod";
import { allowances } from "../kernel/allowance.ts";
import { Instant, Key } from "../kernel/values.ts";
import { CompanyReference } from "../products/schema.ts";
import { Amount } from "../quotes/content.ts";
import { ShippingAddress } from "../requests/schema.ts";
import { requestStatuses } from "../requests/states.ts";
import { roundActions, roundStatuses } from "./states.ts";
import { RoundView } from "./view.ts";

const person = z.object({ key: Key, firstname: z.string(), lastname: z.string() });

const summary = {
  key: Key,
  status: z.enum(roundStatuses),
  sent_by: person,
  products: z.array(z.string()).describe("names of what is asked for, the first of each line"),
  suppliers: z.int().describe("how many were asked"),
  answers: z.int().describe("how many have answered with a quote or a message"),
  needed_by: z.string().nullable(),
  created_at: Instant,
  closed_at: Instant.nullable(),
};
/** One question to several suppliers, as lists show it. */
export const RoundSummary = z.object(summary);
export type RoundSummary = z.infer<typeof RoundSummary>;

export const RoundLine = z.object({
  key: z.string(),
  /** How much is wanted; null where an old form did not say. */
  quantity: Amount.nullable(),
  /** The products that answer the need, of all suppliers. */
  products: z.array(z.object({ key: Key, name: z.string(), request_key: Key })),
});
export type RoundLine = z.infer<typeof RoundLine>;

/** A supplier that was asked, by a request of its own. */
export const RoundSupplier = z.object({
  request_key: Key,
  request_status: z.enum(requestStatuses),
  company: CompanyReference,
});
export type RoundSupplier = z.infer<typeof RoundSupplier>;

export const Round = z.object({
  ...summary,
  message: z.string(),
  alternatives: z.boolean(),
  shipping_address: ShippingAddress.extend({ country: z.string() }).nullable(),
  lines: z.array(RoundLine),
  asked: z.array(RoundSupplier),
  view: RoundView,
  can: allowances(roundActions),
});
export type Round = z.infer<typeof Round>;
