import { sql } from "kysely";
import { db, transaction } from "../../../kernel/db/db.ts";

/** Minutes between the right password and the second factor. */
const minutes = 10;
const soon = () => sql<Date>`now() + make_interval(mins => ${minutes})`;

/** The password of this person was right; who signs in here has the second factor still to show. */
export async function notePassword(uid: string, userKey: string): Promise<void> {
  const step = { user_key: userKey, challenge: null, expires_at: soon() };
  await db()
    .insertInto("sign_in_steps")
    .values({ uid, ...step })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(step))
    .execute();
}

/** The challenge of a sign-in; the one before serves no more. */
export async function keepChallenge(uid: string, challenge: string): Promise<void> {
  await transaction(async () => {
    await db()
      .deleteFrom("sign_in_steps")
      .where("uid", "=", uid)
      .where("expires_at", "<", sql<Date>`now()`)
      .execute();
    await db()
      .insertInto("sign_in_steps")
      .values({ uid, challenge, expires_at: soon() })
      .onConflict((conflict) => conflict.column("uid").doUpdateSet({ challenge }))
      .execute();
  });
}

/** Whose password was right here; null for nobody's. */
export async function findPerson(uid: string): Promise<string | null> {
  const step = await db()
    .selectFrom("sign_in_steps")
    .where("uid", "=", uid)
    .where("expires_at", ">", sql<Date>`now()`)
    .select("user_key")
    .executeTakeFirst();
  return step?.user_key ?? null;
}

/** The challenge, once. */
export function takeChallenge(uid: string): Promise<string | null> {
  return transaction(async () => {
    const step = await db()
      .selectFrom("sign_in_steps")
      .where("uid", "=", uid)
      .where("expires_at", ">", sql<Date>`now()`)
      .select("challenge")
      .forUpdate()
      .executeTakeFirst();
    await db()
      .updateTable("sign_in_steps")
      .set({ challenge: null })
      .where("uid", "=", uid)
      .execute();
    return step?.challenge ?? null;
  });
}

export async function endStep(uid: string): Promise<void> {
  await db().deleteFrom("sign_in_steps").where("uid", "=", uid).execute();
}

/** All sign-ins of somebody that wait for the second factor: they begin anew. */
export async function endStepsOf(userKey: string): Promise<void> {
  await db().deleteFrom("sign_in_steps").where("user_key", "=", userKey).execute();
}

/** Sign-ins that were given up, and proofs that are over. */
export async function trimSteps(): Promise<void> {
  await sql`delete from sign_in_steps where expires_at < now()`.execute(db());
  await sql`delete from confirmations
    where coalesce(confirmed_until, '-infinity') < now()
      and coalesce(challenge_until, '-infinity') < now()`.execute(db());
}
