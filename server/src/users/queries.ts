import {
  groups,
  holdsOne,
  isSupport,
  type Role,
  supportAdministrators,
} from "@neroli/contract/access/roles.ts";
import { standingOf } from "@neroli/contract/access/standing.ts";
import type { Permissions } from "@neroli/contract/access/table.ts";
import type { UserStatus } from "@neroli/contract/enumerations/users.ts";
import type { Language } from "@neroli/contract/kernel/language.ts";
import { expressionBuilder, type SqlBool, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";
import { publishedCompanies } from "../published/companies.ts";
import { hasFactor, sessionGoesOn } from "../published/identity.ts";
import { isSubscribed } from "../subscriptions/queries/active.ts";

/** The account behind a token, whatever its state. */
export interface Account {
  email: string;
  enabled: boolean;
  activated: boolean;
  status: UserStatus;
  signed_in: boolean;
  /** When the person last signed out, where another identity provider signs people in. */
  signed_out_at: Date | null;
  /** Support whose sign-in is not secured (decision 40); demonstration accounts never leave this machine. */
  lacks_factor: boolean;
  actor: SignedInActor;
}

/**
 * An account with the rights it has at this moment, and whether the session goes on, where one is
 * named; asked anew for each request.
 */
export async function findAccount(
  userKey: string,
  language: Language,
  session: string | null = null,
): Promise<Account | null> {
  const row = await db()
    .selectFrom("users")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .select(["users.key", "users.email", "users.firstname", "users.lastname"])
    .select(["users.roles", "users.permissions"])
    .select(["users.status", "users.enabled", "users.company_key", "users.demo"])
    .select(["users.activated_at", "users.signed_out_at"])
    .select(hasFactor("users.key").as("has_factor"))
    .select(["companies.type", "companies.verified"])
    .select("companies.enabled as company_enabled")
    .select(isSubscribed("users.company_key").as("subscribed"))
    .select(hasVerifiedUser("users.company_key").as("has_verified_user"))
    .select(sessionGoesOn(session).as("signed_in"))
    .where("users.key", "=", userKey)
    .executeTakeFirst();
  if (!row) return null;
  const status = row.status as UserStatus;
  const vouchedFor = row.verified === true && row.company_enabled === true;
  const standing = standingOf({
    roles: row.roles,
    status,
    company: row.company_key === null ? null : companyOf(row),
  });
  return {
    email: row.email,
    enabled: row.enabled,
    activated: row.activated_at !== null,
    status,
    signed_in: row.signed_in,
    signed_out_at: row.signed_out_at,
    lacks_factor: isSupport(row.roles) && !row.has_factor && !row.demo,
    actor: {
      user_key: row.key,
      firstname: row.firstname,
      name: `${row.firstname} ${row.lastname}`,
      email: row.email,
      address: null,
      standing,
      ...(standing === "waiting" ? nobody : ofCompany(row)),
      company_type: row.type,
      vetted: row.enabled && status === "VERIFIED" && vouchedFor,
      language,
      portal: null,
    },
  };
}

/** Whoever waits is nobody of the company, whatever the account says of it (decisions, accounts). */
const nobody = { roles: [], permissions: {}, company_key: null };

const ofCompany = (row: RightsRow & { company_key: string | null }) => ({
  roles: row.roles,
  permissions: permissionsOf(row),
  company_key: row.company_key,
});

const companyOf = (row: { verified: boolean | null; has_verified_user: SqlBool }) => ({
  verified: row.verified === true,
  has_verified_user: Boolean(row.has_verified_user),
});

/** Whether support or a manager has admitted anybody to the company, shut out meanwhile or not. */
const hasVerifiedUser = (companyKey: "users.company_key") => {
  const eb = expressionBuilder<DB, "users">();
  return eb.exists(
    eb
      .selectFrom("users as colleague")
      .whereRef("colleague.company_key", "=", companyKey)
      .where("colleague.status", "=", "VERIFIED")
      .select("colleague.key"),
  );
};

interface RightsRow {
  roles: Role[];
  permissions: Permissions;
  subscribed: unknown;
}

/** Analytics and leads come with the company's subscription and go with it, whatever is granted. */
function permissionsOf(row: RightsRow) {
  const { analytics_show, leads_show, ...others } = row.permissions;
  if (!row.subscribed || !holdsOne(row.roles, groups.LEADS)) return others;
  return {
    ...others,
    analytics_show: analytics_show ?? "view",
    leads_show: leads_show ?? "view",
  } satisfies Permissions;
}

/** The account that a password is checked against. */
export async function findCredentials(email: string) {
  const row = await byEmail(email)?.executeTakeFirst();
  return row ? { ...row, status: row.status as UserStatus } : null;
}

/** The values that a new password is held against: the one before, and what is easily guessed. */
export const getOwnCredentials = (actor: SignedInActor) =>
  db()
    .selectFrom("users")
    .leftJoin(publishedCompanies(), "companies.key", "users.company_key")
    .where("users.key", "=", actor.user_key)
    .select(["email", "firstname", "lastname", "password_hash", "companies.name as company"])
    .executeTakeFirstOrThrow();

/** The account that an identity provider vouches for (decisions, accounts). */
export async function findUserKeyByEmail(email: string): Promise<string | null> {
  return (await findCredentials(email))?.key ?? null;
}

/** For the operator of the machine: the account with that address, whatever its state. */
export async function findUserByEmail(email: string) {
  const row = await byEmail(email)?.select(["roles", "demo"]).executeTakeFirst();
  return row ?? null;
}

/** The address of one who administrates for support and may sign in; null where nobody does. */
export async function findSupport(): Promise<string | null> {
  const row = await db()
    .selectFrom("users")
    .where("demo", "=", false)
    .where("enabled", "=", true)
    .where("status", "=", "VERIFIED")
    .where("roles", "&&", sql<Role[]>`${[...supportAdministrators]}::text[]`)
    .select("email")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Undefined for what cannot be stored and hence is nobody's address: text with a zero byte. */
function byEmail(email: string) {
  if (email.includes("\0")) return undefined;
  return db()
    .selectFrom("users")
    .select(["key", "email", "password_hash", "enabled", "status", "activated_at"])
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.trim().toLowerCase()));
}

/** The key of the portal in which somebody signed up, where it was in one; of none otherwise. */
export async function findPortalOfSignUp(userKey: string): Promise<string | null> {
  const row = await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .select("source")
    .executeTakeFirst();
  return row?.source ?? null;
}
