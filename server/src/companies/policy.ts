import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import { stagingCompany } from "@neroli/contract/companies/staging.ts";
import type { CompanyType } from "@neroli/contract/enumerations/companies.ts";
import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import { isExcluded } from "@neroli/contract/products/visibility.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Actor } from "../kernel/actor.ts";
import { AppError } from "../kernel/errors.ts";
import { companyShownIn } from "../published/portals.ts";

interface Owner {
  key: string;
  excluded_types: readonly CompanyType[];
  /** Whose manager created it, and edits it as its own people do. */
  owner_company_key: string | null;
}

const isOf = (actor: Actor, company: Owner) =>
  actor.company_key !== null &&
  (actor.company_key === company.key || actor.company_key === company.owner_company_key);

const rules = {
  edit: (actor: Actor, company: Owner) =>
    isSupport(actor.roles) || (isOf(actor, company) && holdsOne(actor.roles, groups.EDIT_COMPANY)),
  /** CONFIDENTIAL data and verified contacts: vetted readers not excluded, and its own people. */
  "read-confidential": (actor: Actor, company: Owner) =>
    isSupport(actor.roles) || isOf(actor, company) || (actor.vetted && !isExcluded(actor, company)),
  /** Annual revenue (spec 3: internal only), sign-up domains and exclusions. */
  "read-internal": (actor: Actor, company: Owner) =>
    isSupport(actor.roles) ||
    (isOf(actor, company) && holdsOne(actor.roles, ["SUPPLIER_MANAGER", "BUYER_MANAGER"])),
} satisfies Record<string, (actor: Actor, company: Owner) => boolean>;

export const may = (actor: Actor, action: keyof typeof rules, company: Owner): boolean =>
  rules[action](actor, company);

/** Refuses whoever sees the company but does not edit it. */
export function allowEdit(actor: Actor, company: Owner): void {
  if (!may(actor, "edit", company)) throw new AppError("access.forbidden");
}

/** Why somebody who edits the company may not rename it, or null. */
export function renameRefusal(actor: Actor, company: Owner): ErrorCode | null {
  // The staging company is known by its key (decisions, names).
  if (company.key === stagingCompany) return "companies.name-fixed";
  return may(actor, "read-internal", company) ? null : "companies.name-fixed";
}

/**
 * Why somebody who edits the company may not change its type, or null. Suppliers exclude company
 * types: what the team has verified, nobody changes to get round that.
 */
export function typeRefusal(
  actor: Actor,
  company: { type: CompanyType; verified: boolean },
): ErrorCode | null {
  const open = isSupport(actor.roles) || !company.verified || company.type === "UNKNOWN";
  return open ? null : "companies.type-fixed";
}

/** A company that is not shown is there for its own people and support only (decisions, visibility). */
export function visibleTo(actor: Actor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  const eb = expressionBuilder<DB, "companies">();
  const shown = eb("companies.shown", "=", true);
  return actor.company_key === null ? shown : eb.or([shown, isOneOf(actor.company_key)]);
}

/** Those of them that the portal shows on whose host this actor asks. */
export function shownTo(actor: Actor): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "companies">();
  const there = actor.portal === null ? [] : [companyShownIn(actor.portal)];
  return eb.and([visibleTo(actor), ...there]);
}

/** The companies that the administration lists: support's are all. */
export function listedFor(actor: Actor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  return actor.company_key === null ? sql<SqlBool>`false` : isOneOf(actor.company_key);
}

function isOneOf(companyKey: string): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "companies">();
  return eb.or([
    eb("companies.key", "=", companyKey),
    eb("companies.owner_company_key", "=", companyKey),
  ]);
}
