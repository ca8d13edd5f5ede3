import { z } from "zod";
import { documentTypes, documentVisibilities } from "../enumerations/documents.ts";
import { byRule, Day, distinct, Instant, Key } from "../kernel/values.ts";
import { accessEndsLater } from "./form-rules.ts";

/** As many documents as one call gives access to. */
export const mostGranted = 50;

/** LIVE is access; ENDED after its last day, WITHDRAWN by the supplier. */
export const grantStates = ["LIVE", "ENDED", "WITHDRAWN"] as const;
export type GrantState = (typeof grantStates)[number];

/** Access to these documents for the company that asked, or another last day of what it has. */
export const NewGrants = z
  .strictObject({
    documents: distinct(z.uuid(), mostGranted).min(1).describe("by their ids, any version"),
    until: Day.nullable().describe("the last day, UTC; null where there is none"),
  })
  .refine(...byRule(accessEndsLater));
export type NewGrants = z.output<typeof NewGrants>;

const Grant = z.object({
  id: z.uuid(),
  state: z.enum(grantStates),
  until: Day.nullable(),
  granted_by: z.string().nullable().describe("null for the buyer's side"),
  granted_at: Instant,
  withdrawn_at: Instant.nullable(),
});

/**
 * A document that a request is about: for the supplier each that there is, for the buyer those that
 * the company was given or can have anyway.
 */
export const RequestDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(documentTypes),
  visibility: z.enum(documentVisibilities),
  version: z.int(),
  size: z.int().describe("bytes"),
  valid_until: Day.nullable(),
  expired: z.boolean(),
  product: z.object({ key: Key, name: z.string() }).nullable().describe("null of the company's"),
  asked: z.boolean().describe("of a type that the request names, or it names none"),
  grant: Grant.nullable(),
  can: z.object({ download: z.boolean(), grant: z.boolean(), withdraw: z.boolean() }),
});
export type RequestDocument = z.infer<typeof RequestDocument>;

export const RequestDocuments = z.object({
  content: z.array(RequestDocument).describe("what was asked for first"),
  can: z.object({ grant: z.boolean() }),
});
export type RequestDocuments = z.infer<typeof RequestDocuments>;
