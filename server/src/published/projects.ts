import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import type { MemberRole } from "@neroli/contract/enumerations/projects.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";

/** A membership holds while the member is of the company for which it was given. */
const member = (actor: SignedInActor) =>
  expressionBuilder<DB, "projects">()
    .selectFrom("project_members")
    .whereRef("project_members.project_key", "=", "projects.key")
    .where("project_members.user_key", "=", actor.user_key)
    .where("project_members.company_key", "=", actor.company_key ?? "");

/** The reader's role in the project of the outer query; null of who is no member. */
export const roleOf = (actor: SignedInActor) =>
  sql<MemberRole | null>`(${member(actor).select("project_members.role")})`;

/**
 * The projects that somebody may see (decisions, projects): as a member; those of visibility COMPANY
 * as a colleague with a role of the project space; support all of them.
 */
export function projectVisibleTo(actor: SignedInActor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  const eb = expressionBuilder<DB, "projects">();
  const asMember = eb.exists(member(actor).select(sql`1`.as("one")));
  if (actor.company_key === null || !holdsOne(actor.roles, groups.PROJECT_SPACE)) return asMember;
  const asColleague = eb.and([
    eb("projects.company_key", "=", actor.company_key),
    eb("projects.visibility", "=", "COMPANY"),
  ]);
  return eb.or([asMember, asColleague]);
}

/** Those of which the reader reads all: a member of role SUPPLIER does not. */
export const projectOwnTo = (actor: SignedInActor): Expression<SqlBool> =>
  expressionBuilder<DB, "projects">().and([
    projectVisibleTo(actor),
    sql<SqlBool>`${roleOf(actor)} is distinct from 'SUPPLIER'`,
  ]);

/** Whether somebody reads all of a project at this moment. */
export async function readsProject(actor: SignedInActor, key: string): Promise<boolean> {
  const row = await db()
    .selectFrom("projects")
    .where("projects.key", "=", key)
    .where(projectOwnTo(actor))
    .select("projects.key")
    .executeTakeFirst();
  return row !== undefined;
}
