import type { SignedInActor } from "../../kernel/actor.ts";
import { findMailLanguage } from "../../published/users.ts";
import { findAccount } from "../../users/queries.ts";

/** For whom a download was made, with the rights of this moment; null for who is shut out. */
export async function findOwner(userKey: string): Promise<SignedInActor | null> {
  const account = await findAccount(userKey, (await findMailLanguage(userKey)) ?? "en");
  if (!account?.enabled || account.status === "BLOCKED") return null;
  return account.actor;
}
