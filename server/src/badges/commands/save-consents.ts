import type { BadgeForm } from "@neroli/contract/badges/schema.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../kernel/actor.ts";
import { db, transaction } from "../../kernel/db/db.ts";
import { found } from "../../kernel/errors.ts";
import { type BadgeRow, readBadge } from "../queries/get-badge.ts";
import { issueBadge } from "./issue-badge.ts";

/** What may be shown of the actor from now on, to those who have scanned the badge before, too. */
export async function saveConsents(
  actor: SignedInActor,
  { event, consents }: BadgeForm & { event: string },
): Promise<BadgeRow> {
  const { id } = await issueBadge(actor, event);
  await transaction(async () => {
    await db()
      .updateTable("badges")
      .set({ consents, updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
  });
  return found(await readBadge(actor, event));
}
