import type { Profile } from "@neroli/contract/users/endpoints.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import type { ProfileRow } from "./queries.ts";

/** The internal staging company (decisions, names). */
const stagingCompany = "neroli-staging";

export function presentProfile(actor: SignedInActor, row: ProfileRow): Profile {
  return {
    key: row.key,
    title: row.title as Profile["title"],
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    roles: [...actor.roles],
    permissions: actor.permissions,
    status: row.status as Profile["status"],
    department: row.department as Profile["department"],
    language: row.language as Profile["language"],
    company: presentCompany(row),
    vetted: actor.vetted,
    staging: row.company_key === stagingCompany,
  };
}

function presentCompany(row: ProfileRow): Profile["company"] {
  if (row.company_key === null || row.company_name === null) return null;
  return {
    key: row.company_key,
    name: row.company_name,
    type: row.company_type ?? "UNKNOWN",
    verified: row.company_verified ?? false,
    logo: row.logo ? `/api/images/${row.logo}` : null,
  };
}
