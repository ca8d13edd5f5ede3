import {
  buyerRoles,
  type Role,
  supplierRoles,
  supportRoles,
} from "@neroli/contract/access/roles.ts";
import type { AccountType } from "@neroli/contract/enumerations/users.ts";
import { type PageOf, toPage } from "@neroli/contract/kernel/list.ts";
import type { userAdministrationEndpoints } from "@neroli/contract/users/administration.ts";
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import type { z } from "zod";
import type { DB } from "../../../../db/types.ts";
import { db } from "../../../kernel/db/db.ts";
import { containing, dayStart } from "../../../kernel/list.ts";
import { publishedCompanies } from "../../../published/companies.ts";
import { type AccountRow, selectAccounts } from "./select-accounts.ts";

export type AccountsQuery = z.output<(typeof userAdministrationEndpoints)["GET /users"]["query"]>;

/**
 * The accounts that the query asks for, the newest first. Counted apart from the page: of a hundred
 * thousand only those that are shown are read whole and joined with their companies.
 */
export async function listAccounts(query: AccountsQuery): Promise<PageOf<AccountRow>> {
  const { page, size } = query;
  const wanted = conditions(query);
  const [content, counted] = await Promise.all([
    selectAccounts()
      .where((eb) => eb.and(wanted))
      .orderBy(sql.join(order(query.sort), sql`, `))
      .limit(size)
      .offset(page * size)
      .execute(),
    db()
      .selectFrom("users")
      .where("users.former", "=", false)
      .where((eb) => eb.and(wanted))
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return toPage(content, { page, size, total: counted.total });
}

/** Accounts by key, in this order. */
export async function listAccountsOf(keys: readonly string[]): Promise<AccountRow[]> {
  const rows = await selectAccounts()
    .where("users.key", "in", [...keys])
    .execute();
  return keys.flatMap((key) => rows.find((row) => row.key === key) ?? []);
}

const columns: Record<string, RawBuilder<unknown>> = {
  created_at: sql`users.created_at`,
  email: sql`lower(users.email)`,
  firstname: sql`lower(users.firstname)`,
  lastname: sql`lower(users.lastname)`,
  company: sql`lower(companies.name)`,
  status: sql`users.status`,
  enabled: sql`users.enabled`,
  source: sql`users.source`,
  last_signed_in_at: sql`users.last_signed_in_at`,
};

/** Columns whose empty values come last in either direction: no company, never signed in. */
const nullable = ["company", "last_signed_in_at"];

function order(sort = "-created_at"): RawBuilder<unknown>[] {
  const name = sort.replace(/^-/, "");
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  const nulls = nullable.includes(name) ? sql` nulls last` : sql``;
  return [sql`${columns[name]} ${direction}${nulls}`, sql`users.key ${direction}`];
}

const ofType: Record<Exclude<AccountType, "ALL" | "NO_COMPANY">, readonly Role[]> = {
  SUPPORT: supportRoles,
  SUPPLIER: supplierRoles,
  BUYER: buyerRoles,
};

function conditions(query: AccountsQuery): Expression<SqlBool>[] {
  const eb = expressionBuilder<DB, "users">();
  const all: Expression<SqlBool>[] = [];
  for (const name of ["email", "firstname", "lastname", "source"] as const) {
    const typed = query[`${name}__icontains`];
    // All of them together have an index, which finds whatever one of them holds.
    if (typed) all.push(isSearched(typed), eb(`users.${name}`, "ilike", containing(typed)));
  }
  if (query.name__icontains) {
    const typed = query.name__icontains;
    all.push(isSearched(typed), eb(fullName, "ilike", containing(typed)));
  }
  if (query.source__eq) all.push(eb("users.source", "=", query.source__eq));
  if (query.status__eq) all.push(eb("users.status", "=", query.status__eq));
  if (query.user_type__eq) all.push(eb("users.type", "=", query.user_type__eq));
  if (query.enabled__eq !== undefined) all.push(eb("users.enabled", "=", query.enabled__eq));
  if (query.role__eq) all.push(holdsOneOf([query.role__eq]));
  if (query.company__eq) all.push(eb("users.company_key", "=", query.company__eq));
  if (query.company__icontains) all.push(atCompany(query.company__icontains));
  if (query.query) all.push(mentions(query.query));
  if (query.created_at__gte)
    all.push(eb("users.created_at", ">=", dayStart(query.created_at__gte)));
  if (query.created_at__lte) {
    all.push(eb("users.created_at", "<", dayStart(query.created_at__lte, 1)));
  }
  if (query.type === "NO_COMPANY") all.push(eb("users.company_key", "is", null));
  else if (query.type !== "ALL") all.push(holdsOneOf(ofType[query.type]));
  return all;
}

const fullName = sql<string>`users.firstname || ' ' || users.lastname`;

const holdsOneOf = (roles: readonly Role[]) => sql<SqlBool>`users.roles && ${[...roles]}::text[]`;

/** As an array: the index of accounts by company then finds them. */
const atCompany = (typed: string) => sql<SqlBool>`users.company_key = any(array(
  select key from ${publishedCompanies()} where name ilike ${containing(typed)} or key = ${typed}))`;

/** E-mail address (which is the username), names, source; or the company's name (spec 7). */
const mentions = (typed: string) => sql<SqlBool>`(${isSearched(typed)} or ${atCompany(typed)})`;

const isSearched = (typed: string) =>
  sql<SqlBool>`users.searched like ${containing(typed.toLowerCase())}`;
