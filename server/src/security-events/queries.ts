import type { securityEventEndpoints } from "@neroli/contract/security-events/endpoints.ts";
import { sql } from "kysely";
import type { z } from "zod";
import { selectSecurityEvents } from "../kernel/security-log.ts";
import { personIn } from "../published/users.ts";

type Query = z.output<(typeof securityEventEndpoints)["GET /security-events"]["query"]>;

/** One row more than asked for says that there is another page. */
export function listSecurityEvents(query: Query) {
  const { kind__eq: kind, user_key__eq: person, address__eq: address, before } = query;
  const { at__from: from, at__to: to } = query;
  return selectSecurityEvents()
    .select(["id", "at", "kind", "company_key", "address", "user_agent", "request_id"])
    .select(["count", "details"])
    .select(personIn("security_events.user_key").as("user"))
    .select(personIn("security_events.actor_key").as("actor"))
    .$if(kind !== undefined, (rows) => rows.where("kind", "=", kind ?? "refused"))
    .$if(person !== undefined, (rows) =>
      rows.where((eb) =>
        eb.or([eb("user_key", "=", person ?? ""), eb("actor_key", "=", person ?? "")]),
      ),
    )
    .$if(address !== undefined, (rows) => rows.where("address", "=", address ?? ""))
    .$if(before !== undefined, (rows) => rows.where("id", "<", before ?? 0))
    .$if(from !== undefined, (rows) => rows.where("at", ">=", dayStart(from ?? "", 0)))
    .$if(to !== undefined, (rows) => rows.where("at", "<", dayStart(to ?? "", 1)))
    .orderBy("id", "desc")
    .limit(query.size + 1)
    .execute();
}

/** Days are those of UTC. */
const dayStart = (day: string, later: number) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'UTC'`;
