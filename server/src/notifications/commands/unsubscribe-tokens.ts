import { randomBytes } from "node:crypto";
import {
  type UnsubscribeScope,
  unsubscribeScopes,
} from "@neroli/contract/notifications/mailed-kinds.ts";
import { db } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { pageAddress } from "../../kernel/mail/mail.ts";

/** Below it each token has its address: of the link in a mail, and of mail programs (RFC 8058). */
export const unsubscribeFolder = "/unsubscribe/notifications";

/** Where one ends the mails of that scope without signing in; links of old mails work too. */
export async function unsubscribeAddress(
  userKey: string,
  scope: UnsubscribeScope,
): Promise<string> {
  await db()
    .insertInto("unsubscribe_tokens")
    .values({ user_key: userKey, scope, token: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.columns(["user_key", "scope"]).doNothing())
    .execute();
  const { token } = await db()
    .selectFrom("unsubscribe_tokens")
    .where("user_key", "=", userKey)
    .where("scope", "=", scope)
    .select("token")
    .executeTakeFirstOrThrow();
  return pageAddress(`${unsubscribeFolder}/${token}`);
}

/** Whose mails a token ends, and which; not found where it is none of ours. */
export async function readUnsubscribeToken(
  token: string,
): Promise<{ user_key: string; scope: UnsubscribeScope }> {
  const row = found(
    await db()
      .selectFrom("unsubscribe_tokens")
      .where("token", "=", token)
      .select(["user_key", "scope"])
      .executeTakeFirst(),
  );
  return { user_key: row.user_key, scope: found(unsubscribeScopes.find((s) => s === row.scope)) };
}
