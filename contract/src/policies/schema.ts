import { z } from "zod";
import { policyDimensions, policyLists } from "../enumerations/policies.ts";
import { byRule, Instant, Key, line, text } from "../kernel/values.ts";
import { casIsWritten, casMatches, originIsKnown, supplierIsKey } from "./form-rules.ts";

/** Of one company. */
export const mostPolicies = 1_000;

export const NewPolicy = z
  .strictObject({
    list: z.enum(policyLists),
    dimension: z.enum(policyDimensions),
    value: line(200).describe("an origin by its enumeration, a supplier by its key"),
    note: text(1_000).optional().describe("of one that is there already: left as it is"),
  })
  .refine(...byRule(casIsWritten))
  .refine(...byRule(casMatches))
  .refine(...byRule(originIsKnown))
  .refine(...byRule(supplierIsKey));
export type NewPolicy = z.output<typeof NewPolicy>;

export const Policy = z.object({
  id: z.uuid(),
  list: z.enum(policyLists),
  dimension: z.enum(policyDimensions),
  value: z.string(),
  label: z
    .string()
    .describe("what a supplier is called, or its key once it is not there; else the value"),
  note: z.string(),
  created_by: z.object({ key: Key, firstname: z.string(), lastname: z.string() }).nullable(),
  created_at: Instant,
});
export type Policy = z.infer<typeof Policy>;
