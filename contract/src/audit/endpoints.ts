import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { roles } from "../access/roles.ts";
import { auditActions, auditEntities } from "../enumerations/audit.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Day, Instant, Key } from "../kernel/values.ts";

/** One administrative command, as the audit trail tells of it. */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  actor: z.object({
    key: Key.nullable().describe("null for the operator's own programs"),
    name: z.string().describe("as it was then"),
    email: z.string(),
    roles: z.array(z.enum(roles)),
  }),
  address: z.string().nullable().describe("the network address"),
  action: z.enum(auditActions),
  entity: z.enum(auditEntities),
  entity_key: z.string(),
  entity_name: z
    .string()
    .nullable()
    .describe("as it is called today, what is gone as it was; null where nobody knows"),
  company_key: Key.nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  names: z
    .record(z.string(), z.string())
    .describe("of the companies, portals and labels whose keys stand in before and after"),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const filters = {
  action__eq: z.enum(auditActions).optional(),
  entity__eq: z.enum(auditEntities).optional(),
  at__from: Day.optional(),
  at__to: Day.optional().describe("that day included"),
};

const query = listQuery({
  filters: { entity_key: ["eq"], company_key: ["eq"], actor: ["icontains"] },
  sort: ["at"],
  size: 20,
  extra: filters,
});

export const auditEndpoints = {
  "GET /audit": {
    access: "support",
    summary:
      "The audit trail, the newest first. `actor` looks into name and e-mail address; a renamed company is found by each of its keys.",
    query,
    response: pageOf(AuditEntry),
  },
  "GET /audit/export": {
    access: "support",
    summary: "All entries that the filters leave, as CSV, the newest first.",
    query: query.omit({ page: true, size: true, sort: true }),
    response: z.unknown(),
    answers: "file",
  },
} satisfies Endpoints;
