import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { securityKinds } from "../enumerations/security.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Day, Instant, Key, text } from "../kernel/values.ts";

const Named = z.object({ key: Key, name: z.string() });

/** One line of the security log. */
export const SecurityEvent = z.object({
  id: z.int(),
  at: Instant,
  kind: z.enum(securityKinds),
  user: Named.nullable().describe("whom it is about, by the name of today"),
  actor: Named.nullable().describe("who did it, where that is somebody else"),
  company: Named.nullable().describe("the company it is about, by the name of today"),
  address: z.string().nullable().describe("the network address"),
  user_agent: z.string().nullable(),
  browser: z.string().nullable().describe("a name such as Firefox; null for one that is not known"),
  system: z.string().nullable(),
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
      "changed of anybody's rights. `person` looks into name and e-mail address.",
    query: listQuery({
      filters: { person: ["icontains"] },
      sort: ["at"],
      size: 20,
      extra: {
        kind__eq: z.enum(securityKinds).optional(),
        user_key__eq: Key.optional().describe("whom it is about, or who did it"),
        company_key__eq: Key.optional().describe("by any key that the company ever had"),
        address__eq: text(60).optional(),
        at__from: Day.optional(),
        at__to: Day.optional().describe("that day included"),
      },
    }),
    response: pageOf(SecurityEvent),
  },
} satisfies Endpoints;
