import { randomBytes } from "node:crypto";
import { codeLength, codeOf } from "@neroli/contract/badges/code.ts";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { once } from "../../kernel/once/once.ts";
import { type BadgeRow, getAttended, readBadge } from "../queries/get-badge.ts";

/** The actor's badge at an exhibition; the first who asks for it has it made. */
export async function issueBadge(actor: SignedInActor, event: string): Promise<BadgeRow> {
  await getAttended(actor, event);
  return (await readBadge(actor, event)) ?? makeBadge(actor, event);
}

async function makeBadge(actor: SignedInActor, event: string): Promise<BadgeRow> {
  await transaction(async () => {
    const made = await db()
      .insertInto("badges")
      .values({ event_key: event, user_key: actor.user_key })
      .onConflict((known) => known.columns(["event_key", "user_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    // Nothing is returned to whoever came second, and waited for the first.
    if (made) await writeCode(made.id);
  });
  return found(await readBadge(actor, event));
}

/** Another code for the same badge. The old ones lead to its owner as before. */
export async function reissueBadge(actor: SignedInActor, event: string): Promise<BadgeRow> {
  await issueBadge(actor, event);
  await once(async () => {
    const { id } = await db()
      .selectFrom("badges")
      .where("event_key", "=", event)
      .where("user_key", "=", actor.user_key)
      .select("id")
      .forUpdate()
      .executeTakeFirstOrThrow();
    await db()
      .updateTable("badge_codes")
      .set({ current: false })
      .where("badge_id", "=", id)
      .where("current", "=", true)
      .execute();
    await writeCode(id);
  });
  return found(await readBadge(actor, event));
}

const writeCode = (badge_id: string) =>
  db()
    .insertInto("badge_codes")
    .values({ badge_id, code: codeOf(randomBytes(codeLength)) })
    .execute();
