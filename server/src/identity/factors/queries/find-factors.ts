import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { hostAsked } from "../../../kernel/portal-hosts.ts";
import { hasFactor } from "../../../published/identity.ts";

/** Everything of one person but the secrets. */
export async function findFactors(userKey: string) {
  const passkeys = await listPasskeys(userKey);
  const app = await db()
    .selectFrom("authenticator_apps")
    .where("user_key", "=", userKey)
    .where("secret", "is not", null)
    .select(["created_at", "last_used_at"])
    .executeTakeFirst();
  const { left } = await db()
    .selectFrom("recovery_codes")
    .where("user_key", "=", userKey)
    .where("used_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .executeTakeFirstOrThrow();
  return { passkeys, app: app ?? null, codes_left: Number(left) };
}

const listPasskeys = (userKey: string) =>
  db()
    .selectFrom("passkeys")
    .where("user_key", "=", userKey)
    .select(["id", "name", "host", "transports", "created_at", "last_used_at"])
    .orderBy("created_at")
    .execute();

/** Those that a browser can use at the host that is asked now. */
export const listPasskeysHere = (userKey: string) =>
  db()
    .selectFrom("passkeys")
    .where("user_key", "=", userKey)
    .where("host", "is not distinct from", hostAsked()?.host ?? null)
    .select(["id", "transports"])
    .orderBy("created_at")
    .execute();

export async function findHasFactor(userKey: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select ${hasFactor("person.key")} as has from (select ${userKey}::text as key) as person`.execute(
    db(),
  );
  return rows[0]?.has ?? false;
}

/** The passkey of that name, whoever's it is. */
export const findPasskey = (id: string) =>
  id.includes("\0")
    ? undefined
    : db().selectFrom("passkeys").where("id", "=", id).selectAll().executeTakeFirst();
