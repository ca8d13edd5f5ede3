import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";

/** The person's token: always the same, so that the links of old mails work too. */
export async function tokenOf(userKey: string): Promise<string> {
  await db()
    .insertInto("digest_tokens")
    .values({ user_key: userKey, token: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("user_key").doNothing())
    .execute();
  const { token } = await db()
    .selectFrom("digest_tokens")
    .where("user_key", "=", userKey)
    .select("token")
    .executeTakeFirstOrThrow();
  return token;
}

/** Ends all digests of whom the token belongs to; the searches stay. Twice is no mistake. */
export async function unsubscribe(token: string): Promise<void> {
  const { user_key } = found(
    await db()
      .selectFrom("digest_tokens")
      .where("token", "=", token)
      .select("user_key")
      .executeTakeFirst(),
  );
  await db()
    .updateTable("saved_searches")
    .set({ frequency: "NEVER", version: sql<number>`version + 1` })
    .where("user_key", "=", user_key)
    .where("frequency", "<>", "NEVER")
    .execute();
}
