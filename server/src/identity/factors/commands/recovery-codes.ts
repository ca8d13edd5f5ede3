import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { db } from "../../../kernel/db/db.ts";
import { noteSecurity } from "../../../kernel/security-log.ts";
import { deriveSecret } from "../../commands/derive-secret.ts";

const number = 10;
/** Without letters and digits that look alike. */
const signs = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 12;

/** Ten new ones instead of all before; what is stored does not tell them. */
export async function makeRecoveryCodes(userKey: string): Promise<string[]> {
  await dropRecoveryCodes(userKey);
  const codes = Array.from({ length: number }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashOf(userKey, code)));
  await db()
    .insertInto("recovery_codes")
    .values(hashes.map((hash) => ({ user_key: userKey, hash })))
    .execute();
  await noteSecurity({ kind: "recovery-codes-made", user_key: userKey, details: {} });
  return codes;
}

export async function dropRecoveryCodes(userKey: string): Promise<void> {
  await db().deleteFrom("recovery_codes").where("user_key", "=", userKey).execute();
}

/** True once for each code. */
export async function useRecoveryCode(userKey: string, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("recovery_codes")
    .set({ used_at: sql<Date>`now()` })
    .where("user_key", "=", userKey)
    .where("hash", "=", await hashOf(userKey, typed))
    .where("used_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await noteSecurity({
    kind: "recovery-code-used",
    user_key: userKey,
    details: { left: await countLeft(userKey) },
  });
  return true;
}

async function countLeft(userKey: string): Promise<number> {
  const { left } = await db()
    .selectFrom("recovery_codes")
    .where("user_key", "=", userKey)
    .where("used_at", "is", null)
    .select((eb) => eb.fn.countAll<number>().as("left"))
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** "abcd-efgh-jkmn": 59 bits. */
function newCode(): string {
  const letters: string[] = [];
  while (letters.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes beyond the last full round would make the first signs likelier.
      if (byte < 248 && letters.length < length) letters.push(signs[byte % signs.length] ?? "");
    }
  }
  return letters.join("").replaceAll(/(.{4})(?=.)/g, "$1-");
}

async function hashOf(userKey: string, code: string): Promise<string> {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return createHmac("sha256", await deriveSecret("recovery codes"))
    .update(`${userKey} ${letters}`)
    .digest("base64url");
}
