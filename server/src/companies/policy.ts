import { groups, holdsOne, isSupport } from "@neroli/contract/access/roles.ts";
import type { CompanyType } from "@neroli/contract/companies/enumerations.ts";
import { isExcluded } from "@neroli/contract/products/visibility.ts";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Actor } from "../kernel/actor.ts";

interface Owner {
  key: string;
  excluded_types: readonly CompanyType[];
}

const isOwn = (actor: Actor, company: Owner) => actor.company_key === company.key;

const rules = {
  edit: (actor: Actor, company: Owner) =>
    isSupport(actor.roles) || (isOwn(actor, company) && holdsOne(actor.roles, groups.EDIT_COMPANY)),
  /** CONFIDENTIAL data: for vetted readers that are not excluded, and the company's own people. */
  "read-confidential": (actor: Actor, company: Owner) =>
    isSupport(actor.roles) ||
    isOwn(actor, company) ||
    (actor.vetted && !isExcluded(actor, company)),
  /** Annual revenue (spec 3: internal only), sign-up domains and exclusions. */
  "read-internal": (actor: Actor, company: Owner) =>
    isSupport(actor.roles) ||
    (isOwn(actor, company) && holdsOne(actor.roles, ["SUPPLIER_MANAGER", "BUYER_MANAGER"])),
} satisfies Record<string, (actor: Actor, company: Owner) => boolean>;

export const may = (actor: Actor, action: keyof typeof rules, company: Owner): boolean =>
  rules[action](actor, company);

/** A disabled company is there for its own people and support only (decisions, visibility). */
export function visibleTo(actor: Actor): Expression<SqlBool> {
  if (isSupport(actor.roles)) return sql<SqlBool>`true`;
  const eb = expressionBuilder<DB, "companies">();
  const enabled = eb("companies.enabled", "=", true);
  if (actor.company_key === null) return enabled;
  return eb.or([enabled, eb("companies.key", "=", actor.company_key)]);
}
