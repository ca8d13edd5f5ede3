import { sql } from "kysely";
import { db, transaction } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { lockUser } from "../../published/users.ts";
import { hashToken } from "../tokens/token.ts";

export type Purpose = "ACTIVATION" | "PASSWORD";

/** How long a mailed link is good (decisions, accounts). */
const lifetimes: Record<Purpose, string> = { ACTIVATION: "7 days", PASSWORD: "2 hours" };

interface NewToken {
  user_key: string;
  purpose: Purpose;
  token: string;
}

/**
 * Makes the token of a link good, before the link is mailed. Of links that set a password the newest
 * alone serves. Of those that activate any does until one has: otherwise whoever signs up once more
 * with somebody's address would end the link that its owner was sent. A token that was issued before
 * stays what it is: used, or good until its own end.
 */
export async function issueToken({ user_key, purpose, token }: NewToken): Promise<void> {
  await transaction(async () => {
    // One mail after the other: of two at the same moment the later one's link is good.
    await lockUser(user_key);
    if (purpose === "PASSWORD") await endOthers(user_key, token);
    const expires_at = sql<Date>`now() + ${lifetimes[purpose]}::interval`;
    await db()
      .insertInto("mailed_tokens")
      .values({ hash: hashToken(token), purpose, user_key, expires_at })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
  });
}

const endOthers = (userKey: string, token: string) =>
  db()
    .updateTable("mailed_tokens")
    .set({ expires_at: sql<Date>`least(expires_at, now())` })
    .where("user_key", "=", userKey)
    .where("purpose", "=", "PASSWORD")
    .where("hash", "<>", hashToken(token))
    .where("used_at", "is", null)
    .execute();

/** Uses up a mailed token and answers whose it is; refuses one that is not good (any more). */
export async function useToken(token: string, purpose: Purpose): Promise<string> {
  return transaction(async () => {
    const used = await db()
      .updateTable("mailed_tokens")
      .set({ used_at: sql<Date>`now()` })
      .where("hash", "=", hashToken(token))
      .where("purpose", "=", purpose)
      .where("used_at", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .returning("user_key")
      .executeTakeFirst();
    if (used) return used.user_key;
    throw new AppError("registration.link-not-valid", { reason: await reasonOf(token, purpose) });
  });
}

/** The reason why a link is not good, which the page tells whoever holds it. */
async function reasonOf(token: string, purpose: Purpose): Promise<"USED" | "EXPIRED" | "UNKNOWN"> {
  const row = await db()
    .selectFrom("mailed_tokens")
    .where("hash", "=", hashToken(token))
    .where("purpose", "=", purpose)
    .select("used_at")
    .executeTakeFirst();
  if (!row) return "UNKNOWN";
  return row.used_at ? "USED" : "EXPIRED";
}
