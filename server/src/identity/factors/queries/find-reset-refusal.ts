import type { ErrorCode } from "@neroli/contract/kernel/errors.ts";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { db } from "../../../kernel/db/db.ts";
import { found } from "../../../kernel/errors.ts";
import { publishedUsers } from "../../../published/users.ts";
import { resetRefusal } from "../policy.ts";
import { findHasFactor } from "./find-factors.ts";

/** Why the actor may not reset that person's factors, or null. Not found where there is nobody. */
export async function findResetRefusal(
  actor: SignedInActor,
  userKey: string,
): Promise<ErrorCode | null> {
  const target = await db()
    .selectFrom(publishedUsers())
    .where("key", "=", userKey)
    .select(["key", "roles"])
    .executeTakeFirst();
  const has_factor = await findHasFactor(actor.user_key);
  return resetRefusal(actor, found(target), { has_factor });
}
