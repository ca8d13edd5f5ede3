import { z } from "zod";
import type { Endpoints } from "../access/endpoint.ts";
import { roles } from "../access/roles.ts";
import { auditActions } from "../enumerations/audit.ts";
import { companyTypes } from "../enumerations/companies.ts";
import { segments } from "../enumerations/products.ts";
import {
  accountTypes,
  departments,
  titles,
  userStatuses,
  userTypes,
} from "../enumerations/users.ts";
import { Allowance } from "../kernel/allowance.ts";
import { languages } from "../kernel/language.ts";
import { listQuery, pageOf } from "../kernel/list.ts";
import { Day, Instant, Key, QueryFlag } from "../kernel/values.ts";

const AccountCompany = z.object({
  key: Key,
  name: z.string(),
  type: z.enum(companyTypes),
  verified: z.boolean(),
  enabled: z.boolean(),
});

/** Details that somebody gave at sign-up whose company was not listed (spec 3, registration payload). */
export const SpecialCase = z.object({
  company_name: z.string(),
  user_notes: z.string(),
  company_type: z.enum(companyTypes).nullable(),
});

const account = {
  key: Key,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  username: z.string().describe("the e-mail address"),
  company: AccountCompany.nullable(),
  roles: z.array(z.enum(roles)),
  status: z.enum(userStatuses),
  user_type: z.enum(userTypes).nullable(),
  enabled: z.boolean(),
  source: z.string().describe("SIGN_UP, INVITATION, SUPPORT or the key of a portal"),
  activated: z.boolean().describe("the address is proved by a mailed link"),
  special_case: SpecialCase.nullable(),
  created_at: Instant,
  last_signed_in_at: Instant.nullable(),
  can: z.object({
    change: Allowance.describe("state, company and roles"),
    shut_out: Allowance.describe("disable or block"),
  }),
};
export const Account = z.object(account);
export type Account = z.infer<typeof Account>;

export const AccountDetail = z.object({
  ...account,
  title: z.enum(titles).nullable(),
  department: z.enum(departments).nullable(),
  job_title: z.string().nullable(),
  phone_number: z.string().nullable(),
  country_code: z.string().nullable(),
  segments: z.array(z.enum(segments)),
  language: z.enum(languages).nullable(),
  activated_at: Instant.nullable(),
  terms_accepted_at: Instant.nullable(),
  portals: z.array(
    z.object({
      key: Key,
      display_name: z.string(),
      type: z.string(),
      status: z.string(),
      user_type: z.string().nullable(),
    }),
  ),
  /** Companies that it may belong to: of the same e-mail domain, or of the name it gave. */
  suggested_companies: z.array(AccountCompany.extend({ reason: z.enum(["DOMAIN", "NAME"]) })),
  /** The latest of the audit trail, newest first. */
  history: z.array(z.object({ at: Instant, action: z.enum(auditActions), actor_name: z.string() })),
});
export type AccountDetail = z.infer<typeof AccountDetail>;

/** Somebody of a company. What colleagues do not need is there for managers and support alone. */
export const Colleague = z.object({
  key: Key,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string().optional(),
  roles: z.array(z.enum(roles)).optional(),
  status: z.enum(userStatuses).optional(),
  enabled: z.boolean().optional(),
  activated: z.boolean().optional(),
  department: z.enum(departments).nullish(),
  job_title: z.string().nullish(),
  last_signed_in_at: Instant.nullish(),
});
export type Colleague = z.infer<typeof Colleague>;

const user = z.object({ userKey: Key });

/** Support says that a company is to be left without a manager. */
export const force = z.strictObject({ force: QueryFlag.optional() });

export const refusals = ["users.support-account"] as const;
export const shuttingOut = ["users.last-manager", "users.own-account", ...refusals] as const;

const accountSorts = [
  ...(["created_at", "email", "firstname", "lastname", "company", "status", "enabled"] as const),
  ...(["source", "last_signed_in_at"] as const),
] as const;

const columns = {
  email: ["icontains"],
  firstname: ["icontains"],
  lastname: ["icontains"],
  name: ["icontains"],
  company: ["icontains", "eq"],
  source: ["icontains", "eq"],
} as const;

/** The last manager (enabled, not blocked) of a company stays one, unless support insists. */
export const keepsManagers =
  "409 users.last-manager where a company would be left without an enabled manager; " +
  "support may repeat the call with force=true.";

export const userAdministrationEndpoints = {
  "GET /users": {
    access: "support",
    summary: "Accounts. `query` is looked for in e-mail address, names, source and company.",
    query: listQuery({
      filters: columns,
      sort: accountSorts,
      extra: {
        type: z
          .enum(accountTypes)
          .default("ALL")
          .describe("SUPPLIER, BUYER, SUPPORT: holds such a role. NO_COMPANY: belongs to none"),
        query: z
          .string()
          .trim()
          .max(200)
          .regex(/^[^\0]*$/)
          .optional(),
        role__eq: z.enum(roles).optional(),
        status__eq: z.enum(userStatuses).optional(),
        user_type__eq: z.enum(userTypes).optional(),
        enabled__eq: QueryFlag.optional(),
        created_at__gte: Day.optional(),
        created_at__lte: Day.optional().describe("that day included"),
      },
    }),
    response: pageOf(Account),
  },
  "GET /users/:userKey": {
    access: "support",
    summary: "One account, with its company, roles, portals and what was done to it.",
    params: user,
    response: AccountDetail,
  },
  "PUT /users/:userKey/enable": {
    access: "support",
    summary: "Let a disabled account in again.",
    params: user,
    response: AccountDetail,
    errors: refusals,
    audit: "user.enabled",
  },
  "PUT /users/:userKey/disable": {
    access: "support",
    summary: `Shut an account out: its sessions end at once. ${keepsManagers}`,
    params: user,
    query: force,
    response: AccountDetail,
    errors: shuttingOut,
    audit: "user.disabled",
  },
  "POST /users/:userKey/verify": {
    access: "support",
    repeats: "harmless",
    summary: "Verify an account; a SUPPLIER_MANAGER_UNVERIFIED becomes SUPPLIER_MANAGER.",
    params: user,
    response: AccountDetail,
    errors: ["users.blocked", ...refusals],
    audit: "user.verified",
  },
  "POST /users/:userKey/unverify": {
    access: "support",
    repeats: "harmless",
    summary:
      "Put an account under review again; a SUPPLIER_MANAGER becomes " +
      `SUPPLIER_MANAGER_UNVERIFIED. ${keepsManagers}`,
    params: user,
    query: force,
    response: AccountDetail,
    errors: ["users.blocked", "users.last-manager", ...refusals],
    audit: "user.unverified",
  },
  "POST /users/:userKey/block": {
    access: "support",
    repeats: "harmless",
    summary: `Shut an account out for good: its owner is told so at sign-in. ${keepsManagers}`,
    params: user,
    query: force,
    response: AccountDetail,
    errors: shuttingOut,
    audit: "user.blocked",
  },
  "POST /users/:userKey/unblock": {
    access: "support",
    repeats: "harmless",
    summary: "Lift a block. The account awaits verification, a manager as one who is unverified.",
    params: user,
    response: AccountDetail,
    errors: refusals,
    audit: "user.unblocked",
  },
  "POST /users/assign": {
    access: "support",
    repeats: "harmless",
    summary:
      "Make users belong to a company, in the given order. Roles that fit stay: supplier roles at " +
      "a company that sells, buyer roles at others; a manager stays one only where there is no " +
      "manager yet. Who is left without a role becomes the manager of a selling company that has " +
      "none (unverified like the account), else SUPPLIER_USER, elsewhere BUYER. Roles of support " +
      `and EVENT_ADMIN stay. ${keepsManagers}`,
    query: force,
    form: "users/assignment",
    body: z.strictObject({ users: z.array(Key).min(1).max(300), company: Key }),
    response: z.object({ users: z.array(Account) }),
    errors: ["users.last-manager", ...refusals],
    audit: "user.assigned",
  },
} satisfies Endpoints;
