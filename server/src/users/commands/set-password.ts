import { db } from "../../kernel/db/db.ts";
import { noteSecurity } from "../../kernel/security-log.ts";

interface NewPassword {
  user_key: string;
  password_hash: string;
}

/**
 * Sets a password that has been checked. With `replacing`, the hash that was proved, it answers
 * false when the password was changed meanwhile.
 */
export async function setPassword(
  { user_key, password_hash }: NewPassword,
  replacing?: string,
): Promise<boolean> {
  let update = db().updateTable("users").set({ password_hash }).where("key", "=", user_key);
  if (replacing !== undefined) update = update.where("password_hash", "=", replacing);
  const { numUpdatedRows } = await update.executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const by = replacing === undefined ? "mailed-link" : "old-password";
  await noteSecurity({ kind: "password-changed", user_key, details: { by } });
  return true;
}
