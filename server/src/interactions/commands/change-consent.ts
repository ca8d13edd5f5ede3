import type { ConsentLevel } from "@neroli/contract/enumerations/interactions.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { allCollected } from "./collect.ts";
import { lockInteractions } from "./lock-interactions.ts";

/** Writes what somebody agrees to. Who withdraws is not remembered any more, nor what was until now. */
export async function changeConsent(actor: SignedInActor, level: ConsentLevel): Promise<void> {
  await transaction(async () => {
    if (level === "NONE") await lockInteractions();
    const changed = { level, changed_at: sql<Date>`now()` };
    await db()
      .insertInto("interaction_consents")
      .values({ user_key: actor.user_key, ...changed })
      .onConflict((conflict) => conflict.column("user_key").doUpdateSet(changed))
      .execute();
    if (level === "NONE") await forget({ user_key: actor.user_key });
  });
}

/** A browser withdraws what it agreed to without an account. */
export async function forgetVisitor(visitor: string): Promise<void> {
  await allCollected();
  await transaction(async () => {
    await lockInteractions();
    await forget({ visitor });
  });
}

/** What was remembered of a person belongs to nobody from here on; what was counted stays counted. */
async function forget(reader: { user_key: string } | { visitor: string }): Promise<void> {
  const [column, value] = Object.entries(reader)[0] ?? [];
  if (!column) return;
  const is = sql<boolean>`${sql.ref(column)} = ${value}`;
  await db()
    .updateTable("interaction_inbox")
    .set({ user_key: null, visitor: null })
    .where(is)
    .execute();
  const gone = await db()
    .deleteFrom("interaction_readers")
    .where(is)
    .returning("id")
    .executeTakeFirst();
  if (!gone) return;
  await db()
    .updateTable("interactions")
    .set({ reader: null })
    .where("reader", "=", gone.id)
    .execute();
}
