import { expressionBuilder, type RawBuilder, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { SignedInActor } from "../kernel/actor.ts";
import { db } from "../kernel/db/db.ts";

/**
 * Users as other rooms read them, for `from` and joins, under their own name or another one.
 * Passwords, permissions and what a profile says besides are for the users' own room alone.
 */
export const publishedUsers = <Alias extends string = "users">(alias = "users" as Alias) =>
  expressionBuilder<DB, never>()
    .selectFrom("users")
    .select(["key", "email", "title", "firstname", "lastname", "department", "language"])
    .select(["company_key", "roles", "status", "enabled", "activated_at"])
    .select(["notification_settings", "time_zone", "demo", "former"])
    .as(alias);

/** What people may let exhibitors see of them by a badge, for `from` and joins; for badges alone. */
export const publishedVisitors = () =>
  expressionBuilder<DB, never>()
    .selectFrom("users")
    .select(["key", "email", "firstname", "lastname", "job_title", "department", "phone_number"])
    .select(["company_key", "enabled"])
    .as("users");

/** The pictures of people, for `from` and joins. */
export const publishedUserPictures = () =>
  expressionBuilder<DB, never>()
    .selectFrom("user_pictures")
    .select(["id", "user_key", "media_type", "size", "storage_key"])
    .as("user_pictures");

/** The keys of those whose name or address has what was typed (`containing`, kernel/list). */
export const peopleCalled = (typed: string) =>
  expressionBuilder<DB, never>()
    .selectFrom("users")
    .where((eb) =>
      eb.or([
        eb("email", "ilike", typed),
        eb(sql<string>`concat_ws(' ', firstname, lastname)`, "ilike", typed),
      ]),
    )
    .select("key");

export interface Person {
  key: string;
  name: string;
}

/** The user whose key stands in that column, by the name of today; null where there is none. */
export const personIn = (column: string): RawBuilder<Person | null> =>
  sql<Person | null>`(
    select json_build_object('key', users.key, 'name', concat_ws(' ', firstname, lastname))
    from users where users.key = ${sql.ref(column)})`;

/** The language in which somebody reads mails; null where none is chosen or nobody is there. */
export async function findMailLanguage(userKey: string) {
  const row = await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .select("language")
    .executeTakeFirst();
  return row?.language ?? null;
}

/** Somebody's first name; null where nobody is there. */
export async function findFirstname(userKey: string): Promise<string | null> {
  const row = await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .select("firstname")
    .executeTakeFirst();
  return row?.firstname ?? null;
}

/**
 * Lets one person's changes wait for each other until the transaction ends: limits and orders hold,
 * and a form that was sent twice is found the second time.
 */
export const lockPerson = (actor: SignedInActor): Promise<void> => lockUser(actor.user_key);

/** The same by key. Fails where there is nobody. */
export async function lockUser(userKey: string): Promise<void> {
  await db()
    .selectFrom("users")
    .where("key", "=", userKey)
    .select("key")
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
