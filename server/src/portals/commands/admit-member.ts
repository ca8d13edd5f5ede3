import { db, emit, transaction } from "../../kernel/db/db.ts";

/** Lets in somebody who waits and whom the portal's people have invited; they are told. */
export async function admitMember({
  event,
  user_key,
}: {
  event: string;
  user_key: string;
}): Promise<void> {
  await transaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable("event_users")
      .set({ status: "VERIFIED" })
      .where("event_key", "=", event)
      .where("user_key", "=", user_key)
      .where("status", "=", "AWAITING_VERIFICATION")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    emit({ topic: "user.changed", key: user_key, data: { actor: user_key } });
    emit({ topic: "portal.answered", key: user_key, data: { event, admitted: true } });
  });
}
