import type { PageOf } from "@neroli/contract/kernel/list.ts";
import type { teamEndpoints } from "@neroli/contract/users/team.ts";
import { sql } from "kysely";
import type { z } from "zod";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";
import { containing, listPage } from "../../../kernel/list.ts";
import { findCompany } from "../../../published/companies.ts";
import { mayReadAll, seeTeam } from "../policy.ts";

type Endpoint = (typeof teamEndpoints)["GET /companies/:companyKey/users"];
type ListQuery = z.output<Endpoint["query"]>;

/** A company's people, by name; for colleagues those who are let in. */
export async function listColleagues(
  actor: SignedInActor,
  companyKey: string,
  query: ListQuery,
): Promise<PageOf<ColleagueRow>> {
  seeTeam(actor, companyKey);
  found(await findCompany(companyKey));
  let rows = selectColleagues().where("company_key", "=", companyKey);
  if (!mayReadAll(actor, companyKey)) {
    rows = rows.where("enabled", "=", true).where("status", "!=", "BLOCKED");
  }
  if (query.name__icontains)
    rows = rows.where(fullName, "ilike", containing(query.name__icontains));
  return listPage(rows, query, {
    sorts: { name: sql`lower(lastname || ' ' || firstname)` },
    fallback: "name",
    tie: "key",
  });
}

export async function getColleague(userKey: string): Promise<ColleagueRow> {
  return found(await selectColleagues().where("key", "=", userKey).executeTakeFirst());
}

const fullName = sql<string>`firstname || ' ' || lastname`;

const selectColleagues = () =>
  db()
    .selectFrom("users")
    .select(["key", "firstname", "lastname", "email", "enabled", "activated_at", "job_title"])
    .select(["last_signed_in_at", "company_key"])
    .select(["roles", "status", "department"]);
export type ColleagueRow = Awaited<
  ReturnType<ReturnType<typeof selectColleagues>["execute"]>
>[number];
