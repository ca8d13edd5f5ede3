import { savedSearchLimit } from "@neroli/contract/saved-searches/frequencies.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db } from "../../kernel/db/db.ts";
import { AppError } from "../../kernel/errors.ts";
import { ownedBy } from "../policy.ts";

/** Refuses one search more than there may be, and the same search a second time. */
export async function refuseFullOrSame(actor: SignedInActor, stateHash: string): Promise<void> {
  const same = await db()
    .selectFrom("saved_searches")
    .where(ownedBy(actor))
    .where("state_hash", "=", stateHash)
    .select(["id", "name"])
    .executeTakeFirst();
  if (same) throw new AppError("saved-searches.already", same);
  const { count } = await db()
    .selectFrom("saved_searches")
    .where(ownedBy(actor))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  if (count >= savedSearchLimit) throw new AppError("saved-searches.full", { count });
}
