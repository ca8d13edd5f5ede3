import type { securityEventEndpoints } from "@neroli/contract/security-events/endpoints.ts";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { z } from "zod";
import type { DB } from "../../db/types.ts";
import { containing, dayStart, listPage } from "../kernel/list.ts";
import { selectSecurityEvents } from "../kernel/security-log.ts";
import { companyIn, keysEverOf } from "../published/companies.ts";
import { peopleCalled, personIn } from "../published/users.ts";

type Query = z.output<(typeof securityEventEndpoints)["GET /security-events"]["query"]>;

export const listSecurityEvents = (query: Query) =>
  listPage(
    selectSecurityEvents()
      .where((eb) => eb.and(conditions(query)))
      .select(["id", "at", "kind", "address", "user_agent", "request_id", "count", "details"])
      .select(personIn("security_events.user_key").as("user"))
      .select(personIn("security_events.actor_key").as("actor"))
      .select(companyIn("security_events.company_key").as("company")),
    query,
    { sorts: { at: "at" }, fallback: "-at", tie: "id" },
  );

function conditions(query: Query): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, "security_events">();
  const { kind__eq: kind, address__eq: address, company_key__eq: company } = query;
  const { user_key__eq: person, person__icontains: called } = query;
  const { at__from: from, at__to: to } = query;
  const all: Expression<SqlBool>[] = [];
  if (kind) all.push(eb("kind", "=", kind));
  if (address) all.push(eb("address", "=", address));
  if (company) all.push(eb("company_key", "in", keysEverOf(company)));
  if (person) all.push(eb.or([eb("user_key", "=", person), eb("actor_key", "=", person)]));
  if (called) {
    const people = peopleCalled(containing(called));
    all.push(eb.or([eb("user_key", "in", people), eb("actor_key", "in", people)]));
  }
  if (from) all.push(eb("at", ">=", dayStart(from)));
  if (to) all.push(eb("at", "<", dayStart(to, 1)));
  return all;
}
