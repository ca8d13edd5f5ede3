import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { now } from "../../../kernel/clock.ts";
import { brandName } from "../../../kernel/current-portal.ts";
import { db } from "../../../kernel/db/db.ts";
import { decrypt, encrypt } from "../../commands/encrypt.ts";
import { relyingParty } from "../../queries/relying-party.ts";

/** What every authenticator app knows (RFC 6238). */
const usual = { algorithm: "SHA1", digits: 6, period: 30 } as const;

const totp = (secret: Secret, label = "") =>
  new TOTP({ ...usual, issuer: `${brandName()} (${relyingParty().id})`, label, secret });

const ofApp = (owner: string) => ({ purpose: "authenticator apps", owner }) as const;

/** A new key to be shown; it counts once a code of it was typed (`acceptApp`). */
export async function offerApp(userKey: string, email: string) {
  const secret = new Secret({ size: 20 });
  const offered = await encrypt(secret.base32, ofApp(userKey));
  await db()
    .insertInto("authenticator_apps")
    .values({ user_key: userKey, offered })
    .onConflict((conflict) => conflict.column("user_key").doUpdateSet({ offered }))
    .execute();
  return { secret: secret.base32, address: totp(secret, email).toString() };
}

/** The code is of the key that was offered: from now on that is the person's app. */
export async function acceptApp(userKey: string, code: string): Promise<boolean> {
  const row = await findApp(userKey);
  const step = row?.offered ? await stepOf({ userKey, secret: row.offered, code }) : null;
  if (!row?.offered || step === null) return false;
  await db()
    .updateTable("authenticator_apps")
    .set({ secret: row.offered, offered: null, last_step: step, last_used_at: null })
    .set({ created_at: sql<Date>`now()` })
    .where("user_key", "=", userKey)
    .execute();
  return true;
}

/** True for a code of now, of the half minute before or after; and once for each. */
export async function useAppCode(userKey: string, code: string): Promise<boolean> {
  const row = await findApp(userKey);
  const step = row?.secret ? await stepOf({ userKey, secret: row.secret, code }) : null;
  if (step === null) return false;
  const { numUpdatedRows } = await db()
    .updateTable("authenticator_apps")
    .set({ last_step: step, last_used_at: sql<Date>`now()` })
    .where("user_key", "=", userKey)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropApp(userKey: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom("authenticator_apps")
    .where("user_key", "=", userKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const findApp = (userKey: string) =>
  db()
    .selectFrom("authenticator_apps")
    .where("user_key", "=", userKey)
    .select(["secret", "offered"])
    .executeTakeFirst();

/** The half minute that the code is of; null for a wrong one. */
async function stepOf(typed: {
  userKey: string;
  secret: Buffer;
  code: string;
}): Promise<number | null> {
  const secret = await decrypt(typed.secret, ofApp(typed.userKey));
  if (secret === null) return null;
  const timestamp = now().getTime();
  const delta = totp(Secret.fromBase32(secret)).validate({
    token: typed.code,
    window: 1,
    timestamp,
  });
  return delta === null ? null : Math.floor(timestamp / 1_000 / usual.period) + delta;
}
