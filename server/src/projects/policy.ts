import { isSupport } from "@neroli/contract/access/roles.ts";
import type { MemberRole } from "@neroli/contract/enumerations/projects.ts";
import type { ProjectSide } from "@neroli/contract/projects/states.ts";
import { type Expression, type SqlBool, sql } from "kysely";
import type { SignedInActor } from "../kernel/actor.ts";
import { notFound } from "../kernel/errors.ts";

/** A project as addresses name it. */
export interface ProjectPlace {
  companyKey: string;
  projectKey: string;
}

/**
 * Where somebody stands in a project that he may see (published/projects.ts), by his role in it; null
 * of who is no member.
 */
export function sideOf(actor: SignedInActor, { role }: { role: MemberRole | null }): ProjectSide {
  if (role) return role;
  return isSupport(actor.roles) ? "SUPPORT" : "COLLEAGUE";
}

/** Not found for who is neither of the company nor of support. */
export function assertOfCompany(actor: SignedInActor, companyKey: string): void {
  if (actor.company_key !== companyKey && !isSupport(actor.roles)) throw notFound();
}

/**
 * The entries of a project that somebody reads: of a member of role SUPPLIER those of the own company.
 * For queries with `project_products` and `products`.
 */
export function entriesOf(actor: SignedInActor, side: ProjectSide): Expression<SqlBool> {
  if (side !== "SUPPLIER") return sql<SqlBool>`true`;
  return sql<SqlBool>`products.company_key = ${actor.company_key}`;
}
