import { isSupport, supportRoles } from "@neroli/contract/access/roles.ts";
import { type SqlBool, sql } from "kysely";
import type { SignedInActor } from "../kernel/actor.ts";
import { invalidField, notFound } from "../kernel/errors.ts";

/** Whose leads somebody reads: those of the own company; support says of which. */
export function companyFor(actor: SignedInActor, company: string | undefined): string {
  const own = isSupport(actor.roles) ? (company ?? actor.company_key) : actor.company_key;
  if (own === null && isSupport(actor.roles)) {
    throw invalidField({ in: "query", path: "company", code: "required" });
  }
  if (own === null || (company !== undefined && company !== own)) throw notFound();
  return own;
}

/** Whether the leads of this company are the actor's to read. */
export const readsLeadsOf = (actor: SignedInActor, company: string): boolean =>
  isSupport(actor.roles) || actor.company_key === company;

/** A supplier's own people and support are nobody's leads, whatever they were before. */
export const isLeadOf = (company: string) => sql<SqlBool>`(
  users.key is null
  or (users.company_key is distinct from ${company} and not users.roles && ${[...supportRoles]}::text[]))`;
