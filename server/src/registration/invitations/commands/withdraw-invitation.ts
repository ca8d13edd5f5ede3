import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { AppError, found } from "../../../kernel/errors.ts";
import { seeInvitations } from "../policy.ts";

/** Withdraws an invitation; one that is withdrawn already stays so. Refused once it is accepted. */
export async function withdrawInvitation(
  actor: SignedInActor,
  { company_key, key }: { company_key: string; key: string },
): Promise<void> {
  seeInvitations(actor, company_key);
  await transaction(async () => {
    const row = await db()
      .selectFrom("invitations")
      .where("key", "=", key)
      .where("company_key", "=", company_key)
      .select(["email", "editor", "accepted_at", "withdrawn_at"])
      .forUpdate()
      .executeTakeFirst();
    const { email, editor, accepted_at, withdrawn_at } = found(row);
    if (accepted_at) throw new AppError("invitations.already-active");
    if (withdrawn_at) return;
    await db()
      .updateTable("invitations")
      .set({ withdrawn_at: sql<Date>`now()` })
      .where("key", "=", key)
      .execute();
    await audit(actor, {
      action: "user.invitation-withdrawn",
      key,
      company_key,
      before: { email, editor },
    });
  });
}
