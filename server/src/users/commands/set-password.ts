import { db } from "../../kernel/db/db.ts";

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
  return numUpdatedRows > 0n;
}
