import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { securityKinds } from "../enumerations/security.ts";
import { Day, Instant, Key, text } from "../kernel/values.ts";

const Person = z.object({ key: Key, name: z.string() });

/** One line of the security log. */
export const SecurityEvent = z.object({
  id: z.int(),
  at: Instant,
  kind: z.enum(securityKinds),
  user: Person.nullable().describe("whom it is about, by the name of today"),
  actor: Person.nullable().describe("who did it, where that is somebody else"),
  company_key: Key.nullable(),
  address: z.string().nullable().describe("the network address"),
  user_agent: z.string().nullable(),
  request_id: z.string().nullable(),
  count: z.int().describe("how often, at least, within a minute"),
  details: z.record(z.string(), z.unknown()),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const securityEventEndpoints = {
  "GET /security-events": {
    access: "support",
    summary:
      "The security log, the newest first: who got in and who did not, what was refused, and what " +
      "changed of anybody's rights.",
    query: z.strictObject({
      kind__eq: z.enum(securityKinds).optional(),
      user_key__eq: Key.optional().describe("whom it is about, or who did it"),
      address__eq: text(60).optional(),
      at__from: Day.optional(),
      at__to: Day.optional().describe("that day included"),
      before: z.coerce
        .number<string>()
        .int()
        .min(1)
        .max(Number.MAX_SAFE_INTEGER)
        .optional()
        .describe("the last id of the page before: what comes after it is older"),
      size: z.coerce.number<string>().int().min(1).max(300).default(50),
    }),
    response: z.object({
      content: z.array(SecurityEvent),
      next: z.int().nullable().describe("`before` of the next page; null where there is none"),
    }),
  },
} satisfies Endpoints;
