import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { lockPerson } from "../../published/users.ts";
import { visibleTo } from "../policy.ts";
import { refuseFullOrSame } from "./check-room.ts";

/** It is mailed no more; for a while it can be restored. */
export async function deleteSearch(actor: SignedInActor, id: string): Promise<void> {
  found(
    await db()
      .updateTable("saved_searches")
      .set({ removed_at: sql<Date>`now()` })
      .where(visibleTo(actor))
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst(),
  );
}

/** Takes a deletion back, unless the same search was saved since. */
export async function restoreSearch(actor: SignedInActor, id: string): Promise<void> {
  await transaction(async () => {
    await lockPerson(actor);
    const own = found(
      await db()
        .selectFrom("saved_searches")
        .where("id", "=", id)
        .where("user_key", "=", actor.user_key)
        .select(["state_hash", "removed_at"])
        .executeTakeFirst(),
    );
    if (own.removed_at === null) return;
    await refuseFullOrSame(actor, own.state_hash);
    await db()
      .updateTable("saved_searches")
      .set({ removed_at: null })
      .where("id", "=", id)
      .execute();
  });
}
