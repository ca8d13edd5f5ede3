import type { Actor } from "../../kernel/actor.ts";
import { audit } from "../../kernel/audit.ts";
import { now } from "../../kernel/clock.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { noteSecurity } from "../../kernel/security-log.ts";
import { lockUser, publishedUsers } from "../../published/users.ts";
import { endSessions } from "./end-sessions.ts";

/**
 * Takes every second factor off an account whose owner has lost them (decision 40): every session
 * ends, sign-ins that wait for a factor too, and the person is told by mail. An account that has
 * none is left alone: false. Whether the actor may is asked before.
 */
export function resetFactors(actor: Actor, userKey: string): Promise<boolean> {
  return transaction(async () => {
    await lockUser(userKey);
    const company_key = await findCompanyKey(userKey);
    const before = await dropFactors(userKey);
    if (before.passkeys === 0 && !before.authenticator_app) return false;
    await endSessions(userKey, "factor");
    await db().deleteFrom("confirmations").where("user_key", "=", userKey).execute();
    const action = "user.factors-reset";
    await audit(actor, { action, key: userKey, company_key, before, after: none });
    const by = actor.user_key === null ? "operator" : "support";
    await noteSecurity({ kind: "factors-reset", user_key: userKey, details: { by } });
    // Support has no rights without one: what a process holds of them is read anew.
    emit({ topic: "user.changed", key: userKey, data: { actor: actor.user_key ?? userKey } });
    emit({ topic: "factors.reset", key: userKey, data: { at: now().toISOString() } });
    return true;
  });
}

const none = { passkeys: 0, authenticator_app: false, recovery_codes: 0 };

/** Answers what there was. */
async function dropFactors(userKey: string): Promise<typeof none> {
  const passkeys = await db()
    .deleteFrom("passkeys")
    .where("user_key", "=", userKey)
    .returning("id")
    .execute();
  const apps = await db()
    .deleteFrom("authenticator_apps")
    .where("user_key", "=", userKey)
    .returning("secret")
    .execute();
  const codes = await db()
    .deleteFrom("recovery_codes")
    .where("user_key", "=", userKey)
    .returning("used_at")
    .execute();
  return {
    passkeys: passkeys.length,
    // One that was only offered has proved nothing yet.
    authenticator_app: apps.some(({ secret }) => secret !== null),
    recovery_codes: codes.filter(({ used_at }) => used_at === null).length,
  };
}

async function findCompanyKey(userKey: string): Promise<string | null> {
  const { company_key } = await db()
    .selectFrom(publishedUsers())
    .where("key", "=", userKey)
    .select("company_key")
    .executeTakeFirstOrThrow();
  return company_key;
}
