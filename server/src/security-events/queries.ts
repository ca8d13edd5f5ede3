import type { securityEventEndpoints } from "@neroli/contract/security-events/endpoints.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../db/types.ts";
import { containing, dayStart, listPage } from "../kernel/list.ts";
import { selectSecurityEvents } from "../kernel/security-log.ts";
import { companyOf, keysEverOf } from "../published/companies.ts";
import { peopleCalled, personIn, publishedUsers } from "../published/users.ts";

type Query = z.output<(typeof securityEventEndpoints)["GET /security-events"]["query"]>;

export const listSecurityEvents = (query: Query) =>
  listPage(
    selectSecurityEvents()
      .leftJoin(publishedUsers(), "users.key", "security_events.user_key")
      .where((eb) => eb.and(conditions(query)))
      .select(["id", "at", "kind", "address", "user_agent", "request_id", "count", "details"])
      .select(personIn("security_events.user_key").as("user"))
      .select(personIn("security_events.actor_key").as("actor"))
      .select(companyOf(company).as("company")),
    query,
    { sorts: { at: "at" }, fallback: "-at", tie: "id" },
  );

/** The one it is about, or else its person's: who signs in has said nothing of a company yet. */
const company = sql<string | null>`coalesce(security_events.company_key, users.company_key)`;

function conditions(query: Query): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, "security_events">();
  const { kind__eq: kind, address__eq: address } = query;
  const { user_key__eq: person, person__icontains: called } = query;
  const { at__from: from, at__to: to } = query;
  const all: Expression<SqlBool>[] = [];
  if (kind) all.push(eb("kind", "=", kind));
  if (address) all.push(eb("address", "=", address));
  if (query.company_key__eq) all.push(isAbout(query.company_key__eq));
  if (person) all.push(eb.or([eb("user_key", "=", person), eb("actor_key", "=", person)]));
  if (called) {
    const people = peopleCalled(containing(called));
    all.push(eb.or([eb("user_key", "in", people), eb("actor_key", "in", people)]));
  }
  if (from) all.push(eb("at", ">=", dayStart(from)));
  if (to) all.push(eb("at", "<", dayStart(to, 1)));
  return all;
}

/** As `company` above, asked so that indexes find it. */
function isAbout(key: string): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "security_events">();
  const keys = keysEverOf(key);
  const people = eb
    .selectFrom(publishedUsers("people"))
    .where("people.company_key", "in", keys)
    .select("people.key");
  return eb.or([
    eb("security_events.company_key", "in", keys),
    eb("security_events.company_key", "is", null).and("user_key", "in", people),
  ]);
}
