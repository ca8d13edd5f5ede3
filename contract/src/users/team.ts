import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { roles } from "../access/roles.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Key } from "../kernel/values.ts";
import { Colleague, force, keepsManagers, refusals, shuttingOut } from "./administration.ts";

const colleague = z.object({ companyKey: Key, userKey: Key });
const Roles = z.strictObject({ roles: z.array(z.enum(roles)).min(1).max(roles.length) });

/** The people of one company, as its managers and support administer them. */
export const teamEndpoints = {
  "GET /companies/:companyKey/users": {
    access: "signed-in",
    summary:
      "The people of one's own company, by name; of any company for support. Colleagues read " +
      "names of those who are let in; the company's managers and support everybody and the rest.",
    params: z.object({ companyKey: Key }),
    query: listQuery({ filters: { name: ["icontains"] }, sort: ["name"], size: 300, extra: {} }),
    response: pageOf(Colleague),
  },
  "POST /companies/:companyKey/users/:userKey/admit": {
    access: "manage-team",
    repeats: "harmless",
    summary:
      "Admit somebody who waits: verified, to one's own company. SUPPLIER_MANAGER_UNVERIFIED " +
      "becomes SUPPLIER_USER by a manager, SUPPLIER_MANAGER by support.",
    params: colleague,
    response: Colleague,
    errors: ["users.blocked", ...refusals],
    audit: "user.verified",
  },
  "POST /companies/:companyKey/users/:userKey/decline": {
    access: "manage-team",
    repeats: "harmless",
    summary: "Decline somebody who waits: the account belongs to no company, and support decides.",
    params: colleague,
    response: z.object({}),
    errors: ["users.admitted", ...refusals],
    audit: "user.assigned",
  },
  "POST /companies/:companyKey/users/:userKey/grant": {
    access: "manage-team",
    repeats: "harmless",
    summary:
      "Give roles: managers those of their kind to their colleagues, support any; roles of " +
      "support are given by its administrators (NEROLI_SUPER, NEROLI_ADMIN) only.",
    params: colleague,
    form: "users/roles",
    body: Roles,
    response: Colleague,
    errors: ["users.role-not-assignable", ...refusals],
    audit: "user.roles-granted",
  },
  "POST /companies/:companyKey/users/:userKey/revoke": {
    access: "manage-team",
    repeats: "harmless",
    summary:
      "Take roles that one may give; SUPPLIER_MANAGER takes SUPPLIER_MANAGER_UNVERIFIED along. " +
      `${keepsManagers}`,
    params: colleague,
    query: force,
    body: Roles,
    response: Colleague,
    errors: ["users.role-not-assignable", ...shuttingOut],
    audit: "user.roles-revoked",
  },
  "POST /companies/:companyKey/users/:userKey/revoke-all": {
    access: "manage-team",
    repeats: "harmless",
    summary:
      "Take every supplier and buyer role that one may give; those of support are taken one by " +
      `one. ${keepsManagers}`,
    params: colleague,
    query: force,
    response: Colleague,
    errors: shuttingOut,
    audit: "user.roles-revoked",
  },
} satisfies Endpoints;
