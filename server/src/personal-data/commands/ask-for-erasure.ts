import { graceDays } from "@neroli/contract/personal-data/grace.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { assertAllowed } from "../../kernel/allowances.ts";
import { audit } from "../../kernel/audit.ts";
import { db, emit, transaction } from "../../kernel/db/db.ts";
import { keepManagers } from "../../users/commands/keep-managers.ts";
import { lockUsers } from "../../users/commands/lock-users.ts";
import { erasureRefusal } from "../policy.ts";
import { getPerson, withManaging } from "../queries/find-person.ts";

interface Order {
  user_key: string;
  /** Support leaves a company without a manager on purpose. */
  force?: boolean | undefined;
}

/**
 * Asks for an account to be erased: one's own, or on behalf of its owner. A second time nothing
 * changes, and its day stays.
 */
export async function askForErasure(
  actor: SignedInActor,
  { user_key, force = false }: Order,
): Promise<void> {
  await transaction(async () => {
    // With its company, so that of two managers who go at the same moment the second one stays.
    const [before] = await lockUsers([user_key]);
    if (!before) return;
    const { company_key } = before;
    assertAllowed(erasureRefusal(actor, await withManaging(await getPerson(user_key))));
    await keepManagers(actor, [{ before, after: { ...before, enabled: false } }], force);
    const asked = await db()
      .insertInto("erasures")
      .values({
        user_key,
        asked_by: actor.user_key === user_key ? null : actor.user_key,
        due_at: sql<Date>`now() + ${graceDays} * interval '1 day'`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("due_at")
      .executeTakeFirst();
    if (!asked) return;
    const due_at = asked.due_at.toISOString();
    await audit(actor, {
      ...{ action: "user.erasure-asked", key: user_key, company_key },
      after: { due_at },
    });
    emit({ topic: "user.erasure-asked", key: user_key, data: { due_at } });
  });
}

/** Takes it back: the account stays. */
export async function keepAccount(actor: SignedInActor, user_key: string): Promise<void> {
  await transaction(async () => {
    const person = await getPerson(user_key);
    const isOwn = actor.user_key === user_key;
    if (!isOwn) assertAllowed(erasureRefusal(actor, { ...person, is_last_manager: false }));
    const kept = await db()
      .deleteFrom("erasures")
      .where("user_key", "=", user_key)
      .returning("due_at")
      .executeTakeFirst();
    if (!kept) return;
    await audit(actor, {
      ...{ action: "user.erasure-taken-back", key: user_key, company_key: person.company_key },
      before: { due_at: kept.due_at.toISOString() },
    });
  });
}
