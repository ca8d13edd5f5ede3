import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { stagingCompany } from "@neroli/contract/companies/staging.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../../db/types.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { notFound } from "../../kernel/errors.ts";

/**
 * The companies to which somebody may invite: their own and those that it owns, support to any;
 * never the internal staging company, whose own people invite nobody (spec 2).
 */
export function invitableFor(actor: SignedInActor): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "companies">();
  const open = eb.and([
    eb("companies.enabled", "=", true),
    eb("companies.key", "!=", stagingCompany),
  ]);
  if (isSupport(actor.roles)) return open;
  if (actor.company_key === null || actor.company_key === stagingCompany) {
    return sql<SqlBool>`false`;
  }
  const own = eb.or([
    eb("companies.key", "=", actor.company_key),
    eb("companies.owner_company_key", "=", actor.company_key),
  ]);
  return eb.and([open, own]);
}

/**
 * The accounts whose addresses an inviter reads anyway: managers their colleagues' on the team page,
 * support everybody's. Of any other the answer does not tell that it is there.
 */
export function accountsKnownTo(actor: SignedInActor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  if (!holdsOne(actor.roles, groups.TEAM_MANAGERS)) return sql<SqlBool>`false`;
  return expressionBuilder<DB, "users">()("users.company_key", "=", actor.company_key);
}

/** Pending invitations are there for the company's managers (the row of the call) and support. */
export function seeInvitations(actor: SignedInActor, companyKey: string): void {
  if (!isSupport(actor.roles) && actor.company_key !== companyKey) throw notFound();
}

/** The Editor checkbox: edit-company roles and support (spec 6). */
export const mayInviteEditors = (actor: SignedInActor): boolean =>
  holdsOne(actor.roles, groups.EDIT_COMPANY);
