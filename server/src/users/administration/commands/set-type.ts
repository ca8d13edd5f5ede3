import type { UserType } from "@neroli/contract/enumerations/users.ts";
import { sql } from "kysely";
import type { SignedInActor } from "../../../kernel/actor.ts";
import { audit } from "../../../kernel/audit.ts";
import { db, transaction } from "../../../kernel/db/db.ts";
import { lockUsers } from "../../commands/lock-users.ts";
import { allow } from "../policy.ts";

/** Notes what support takes a person for; the same again changes nothing. */
export async function setType(
  actor: SignedInActor,
  { user_key, type }: { user_key: string; type: UserType | null },
): Promise<void> {
  await transaction(async () => {
    const [user] = await lockUsers([user_key]);
    if (!user) return;
    allow(actor, "change", user);
    const { type: before } = await db()
      .selectFrom("users")
      .where("key", "=", user_key)
      .select("type")
      .executeTakeFirstOrThrow();
    if (before === type) return;
    await db()
      .updateTable("users")
      .set({ type, updated_at: sql<Date>`now()` })
      .where("key", "=", user_key)
      .execute();
    await audit(actor, {
      action: "user.type-changed",
      key: user_key,
      company_key: user.company_key,
      before: { user_type: before },
      after: { user_type: type },
    });
  });
}
