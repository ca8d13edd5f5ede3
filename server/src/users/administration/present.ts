import type { Language } from "@neroli/contract/kernel/language.ts";
import type { Account, AccountDetail, Colleague } from "@neroli/contract/users/administration.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { presentAllowance } from "../../kernel/allowances.ts";
import { mayReadAll, refusal } from "./policy.ts";
import type { AccountDetailRow } from "./queries/get-account.ts";
import type { ColleagueRow } from "./queries/list-colleagues.ts";
import type { AccountRow } from "./queries/select-accounts.ts";

/** The reader, and in which language. */
interface Reader {
  actor: SignedInActor;
  language: Language;
}

export function presentAccount(reader: Reader, row: AccountRow): Account {
  return {
    key: row.key,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    username: row.email,
    company: presentCompany(row),
    roles: row.roles,
    status: row.status,
    user_type: row.type,
    enabled: row.enabled,
    source: row.source,
    activated: row.activated_at !== null,
    special_case: row.special_case && {
      company_name: row.special_case.company_name,
      user_notes: row.special_case.user_notes ?? "",
      company_type: row.special_case.company_type ?? null,
    },
    created_at: row.created_at.toISOString(),
    last_signed_in_at: instant(row.last_signed_in_at),
    can: { change: can(reader, "change", row), shut_out: can(reader, "shut_out", row) },
  };
}

function presentCompany(row: AccountRow): Account["company"] {
  if (row.company_key === null) return null;
  return {
    key: row.company_key,
    name: row.company_name ?? row.company_key,
    type: row.company_type ?? "UNKNOWN",
    verified: row.company_verified ?? false,
    enabled: row.company_enabled ?? false,
  };
}

/** The button's state, from the same rule that the command refuses with. */
const can = ({ actor, language }: Reader, action: "change" | "shut_out", row: AccountRow) =>
  presentAllowance(refusal(actor, action, row), language);

export function presentDetail(reader: Reader, row: AccountDetailRow): AccountDetail {
  return {
    ...presentAccount(reader, row),
    title: row.title,
    department: row.department,
    job_title: row.job_title,
    phone_number: row.phone_number,
    country_code: row.country_code,
    segments: row.segments,
    language: row.language,
    activated_at: instant(row.activated_at),
    terms_accepted_at: instant(row.terms_accepted_at),
    portals: row.portals,
    suggested_companies: row.suggestions.map(({ of_domain, ...company }) => ({
      ...company,
      reason: of_domain ? "DOMAIN" : "NAME",
    })),
    history: row.history.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  };
}

/** Names for colleagues; the rest for the company's managers and support. */
export function presentColleague(actor: SignedInActor, row: ColleagueRow): Colleague {
  const { key, firstname, lastname } = row;
  if (row.company_key === null || !mayReadAll(actor, row.company_key)) {
    return { key, firstname, lastname };
  }
  return {
    key,
    firstname,
    lastname,
    email: row.email,
    roles: row.roles,
    status: row.status,
    enabled: row.enabled,
    activated: row.activated_at !== null,
    department: row.department,
    job_title: row.job_title,
    last_signed_in_at: instant(row.last_signed_in_at),
  };
}

const instant = (at: Date | null) => at?.toISOString() ?? null;
